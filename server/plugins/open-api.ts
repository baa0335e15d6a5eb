import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance } from 'fastify';
import { calls } from '#contract/calls/index';
import { type Call, needsPassword, type Who } from '#contract/call';
import { helloSchema, realTimeEvents } from '#contract/events/real-time';
import { type RefusalCode, refusalKinds } from '#contract/refusals';
import type { Platform } from '../platform';

type Json = Record<string, unknown>;

function schemaOf(schema: NonNullable<Call['body']>): Json {
  return toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }) as Json;
}

function parametersOf(call: Call): Json[] {
  const of = (schema: Call['body'], where: 'path' | 'query'): Json[] => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemaOf(schema) as { properties?: Record<string, Json>; required?: string[] };
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: property,
    }));
  };
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'One key for one intent, however often it is sent.',
    schema: { type: 'string', format: 'uuid' },
  };
  return [...of(call.params, 'path'), ...of(call.query, 'query'), ...('repeat' in call && call.repeat === 'same-response' ? [key] : [])];
}

/** The refusals of a call by status, which several codes may share. */
function refusalsOf(codes: readonly RefusalCode[]): Record<string, Json> {
  const statuses = [...new Set(codes.map((code) => refusalKinds[code].status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const same = codes.filter((code) => refusalKinds[code].status === status);
      const code = { type: 'string', enum: same };
      const error = { type: 'object', properties: { code, message: { type: 'string' } }, required: ['code', 'message'] };
      const schema = { type: 'object', properties: { error }, required: ['error'] };
      return [String(status), { description: same.join(', '), content: { 'application/json': { schema } } }];
    }),
  );
}

/** A caller's credentials: `session` of a signed-in player, `launch` of a game's frame. A provider signs within its body. */
const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: 'sid', description: 'The session of a player; its name is `__Host-sid` under https.' },
  launch: { type: 'http', scheme: 'bearer', description: 'The launch token of a game.' },
} satisfies Record<string, Json>;

/** The security scheme of each caller; a guest's call also accepts a session. */
const security: Record<Who, Partial<Record<keyof typeof securitySchemes, never[]>>[]> = {
  guest: [{}, { session: [] }],
  player: [{ session: [] }],
  game: [{ launch: [] }],
  provider: [],
};

/** The stream of server-sent events, which isn't a call: each kind of event with its payload. */
function eventsOperation(): Json {
  const kinds = Object.entries(realTimeEvents).map(([kind, payload]) => ({ title: kind, ...schemaOf(payload) }));
  return {
    operationId: 'events',
    summary: 'Server-sent events: `hello` first, then what happens, each with `id: epoch:sequence` where it is the player’s own.',
    tags: ['events'],
    security: security.guest,
    parameters: [
      {
        name: 'cursor',
        in: 'query',
        required: false,
        description: 'Goes on after this `epoch:sequence`, as Last-Event-ID does.',
        schema: { type: 'string' },
      },
    ],
    responses: {
      200: {
        description: 'The stream',
        content: { 'text/event-stream': { schema: { oneOf: [{ title: 'hello', ...schemaOf(helloSchema) }, ...kinds] } } },
      },
      ...refusalsOf(['cross_site', 'rate_limited']),
    },
  };
}

function operationOf(call: Call): Json {
  const codes: RefusalCode[] = [...call.refusals, ...(needsPassword(call) ? (['reauthentication_required'] as const) : [])];
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.id.split('.')[0]],
    description: `Offline: ${call.offline}. Who: ${call.who}.`,
    'x-call': {
      offline: call.offline,
      who: call.who,
      ...(call.proves && { proves: call.proves }),
      ...(call.method === 'GET' ? { privacy: call.privacy } : { touches: call.touches, repeat: call.repeat }),
      example: call.example,
    },
    security: security[call.who],
    parameters: parametersOf(call),
    ...(call.body && {
      requestBody: { content: { 'application/json': { schema: schemaOf(call.body), example: call.example.body } } },
    }),
    responses: {
      ...refusalsOf(codes),
      200: { description: 'The response', content: { 'application/json': { schema: schemaOf(call.response) } } },
    },
  };
}

/** The whole contract as an OpenAPI 3.1 document, sorted by path and method. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  const sorted = calls.toSorted((a, b) => (`${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1));
  for (const call of sorted) (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(call);
  paths['/api/events'] = { get: eventsOperation() };
  return { openapi: '3.1.0', info: { title: 'Perigee', version: '1' }, components: { securitySchemes }, paths };
}

/** The OpenAPI page at /docs, in development. */
export async function openApiRoutes(app: FastifyInstance, platform: Platform): Promise<void> {
  if (platform.environment.publicOrigin.startsWith('https:')) return;
  // Imported only if the page is served.
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([import('@fastify/swagger'), import('@fastify/swagger-ui')]);
  await app.register(async (pages) => {
    await pages.register(swagger, { mode: 'static', specification: { document: openApiDocument() as never } });
    await pages.register(swaggerUi, { routePrefix: '/docs' });
  });
}
