import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance } from 'fastify';
import { calls } from '#contract/calls/index';
import { type Call, needsPassword } from '#contract/call';
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
  return [...of(call.params, 'path'), ...of(call.query, 'query')];
}

function operationOf(call: Call): Json {
  const codes: RefusalCode[] = [...call.refusals, ...(needsPassword(call) ? (['reauthentication_required'] as const) : [])];
  const refusals = codes.map((code) => [String(refusalKinds[code].status), { description: code }]);
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.id.split('.')[0]],
    description: `Offline: ${call.offline}. Who: ${call.who}.`,
    parameters: parametersOf(call),
    ...(call.body && {
      requestBody: { content: { 'application/json': { schema: schemaOf(call.body), example: call.example.body } } },
    }),
    responses: {
      ...Object.fromEntries(refusals),
      200: { description: 'The answer', content: { 'application/json': { schema: schemaOf(call.answer) } } },
    },
  };
}

/** The whole contract as an OpenAPI 3.1 document. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(call);
  return { openapi: '3.1.0', info: { title: 'Perigee', version: '1' }, paths };
}

/** The OpenAPI page at /docs, in development. */
export async function openApiRoutes(app: FastifyInstance, platform: Platform): Promise<void> {
  if (platform.environment.publicOrigin.startsWith('https:')) return;
  await app.register(async (pages) => {
    await pages.register(swagger, { mode: 'static', specification: { document: openApiDocument() as never } });
    await pages.register(swaggerUi, { routePrefix: '/docs' });
  });
}
