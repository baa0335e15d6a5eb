import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type ResponseOf, type BodyOf, type Call, needsPassword, type ParamsOf, type QueryOf } from '#contract/call';
import { problemsByField } from '#contract/fields/problems';
import { headers } from '#contract/headers';
import { isIdle } from '#rules/account/session/idle';
import type { Transaction } from '../database/connection';
import type { Platform } from '../platform';
import type { Caller } from './caller';
import { isTooDeep } from './depth';
import { presentProblems, refuseFields } from './field-problems';
import { hashOf, once } from './idempotency';
import { inSteps, type Steps } from './in-steps';
import { refuse } from './refusals';
import { allow, oneOfFew } from './rate-limits';
import { noteUse, type Session } from './session';
import { signedOut } from './session-lookup';
import { unstorableFields } from './unstorable';

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: Call;
    /** An open stream rather than one response. */
    stream?: boolean;
  }
}

/** A handler's context: the validated request and the caller. */
export interface HandlerContext<C extends Call> extends Caller {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  /** The signed-in player; set for calls with `who: 'player'`. */
  player: C['who'] extends 'player' ? Session : Session | null;
  /** The launch token of a game's frame; set for calls with `who: 'game'`. */
  launchToken: C['who'] extends 'game' ? string : undefined;
  /** The Idempotency-Key of a write, null on reads. */
  key: string | null;
  /** The hash of the body, stored with the key. */
  bodyHash: Buffer;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Runs a write's effect in one transaction with its key and its response: a repeat gets the same response. */
  once(work: (transaction: Transaction) => Promise<ResponseOf<C>>): Promise<ResponseOf<C>>;
  /** Runs a write with an external call in between, outside any transaction; still once per key. */
  inSteps(steps: Steps<ResponseOf<C>>): Promise<ResponseOf<C>>;
}

/** Checks a caller before the request is validated; refuses by throwing. */
export type Admit = (caller: Caller) => void;

export type Handler<C extends Call> = (context: HandlerContext<C>) => Promise<ResponseOf<C>>;

/**
 * Registers one call: rate limit, origin, session, `admit`, validation, handler, response reduced to declared fields. A refusal by `admit`
 * takes precedence over any about the request itself.
 */
export function serve<C extends Call>(app: FastifyInstance, platform: Platform, call: C, handler: Handler<C>, admit?: Admit): void {
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { call },
    // A bet's response is small and urgent; compressing it would take longer than sending it.
    ...(call.who === 'game' && { compress: false as const }),
    handler: async (request, reply) => {
      allow(platform, call, request);
      if (call.who === 'player' && !request.caller.session) throw await signedOut(platform, request);
      const context = handlerContextOf(platform, call, request, reply, admit);
      const { session } = request.caller;
      const response = await oneOfFew(platform, call, request, async () => {
        if (session) await noteUse(platform, session, request.headers[headers.active] !== undefined);
        return handler(context);
      });
      void reply.header('cache-control', cacheControlOf(call));
      if (session) void reply.header(headers.player, session.player);
      void reply.type('application/json; charset=utf-8');
      return JSON.stringify(strip(call, response));
    },
  });
}

function handlerContextOf<C extends Call>(
  platform: Platform,
  call: C,
  request: FastifyRequest,
  reply: FastifyReply,
  admit?: Admit,
): HandlerContext<C> {
  const { session } = request.caller;
  if (call.who === 'player' && isOfAnother(request, session)) throw refuse('another_player');
  if (session && needsPassword(call) && isIdle(session, platform.clock.now())) throw refuse('reauthentication_required');
  admit?.(request.caller);
  if (isTooDeep(request.body)) throw refuse('bad_json');
  // No call takes an array, which a schema of an object whose parts are all optional would accept.
  if (Array.isArray(request.body)) throw refuse('bad_input');
  const key = keyOf(call, request);
  const parts = {
    params: parse(call.params ?? nothing, request.params, request),
    query: parse(call.query ?? nothing, request.query, request),
    body: parse(call.body ?? nothing, request.body ?? {}, request),
    player: session,
    launchToken: call.who === 'game' ? launchTokenOf(request) : undefined,
    key: key?.key ?? null,
    bodyHash: key?.bodyHash ?? Buffer.alloc(0),
    request,
    reply,
    once: (work: (transaction: Transaction) => Promise<unknown>) => once(platform, call, request, key, work),
    inSteps: (steps: Steps<unknown>) => inSteps(platform, call, request, key, steps),
  };
  // Inherits from the caller instead of copying it: some of its fields are looked up on demand.
  return Object.assign(Object.create(request.caller) as HandlerContext<C>, parts);
}

/** Whether the window shows another player than its cookie's, for whom it must not act (OFF-005). */
function isOfAnother(request: FastifyRequest, session: Session | null): boolean {
  const shown = request.headers[headers.player];
  return shown !== undefined && shown !== String(session?.player);
}

/** The launch token of a game's frame. Refuses launch_token_invalid. */
export function launchTokenOf(request: FastifyRequest): string {
  const match = /^Bearer ([A-Za-z0-9_-]{20,128})$/.exec(request.headers.authorization ?? '');
  if (!match?.[1]) throw refuse('launch_token_invalid');
  return match[1];
}

function keyOf(call: Call, request: FastifyRequest): { key: string; bodyHash: Buffer } | null {
  if (call.method === 'GET') return null;
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(key)) {
    if (call.repeat === 'natural') return null;
    throw refuse('idempotency_key_missing');
  }
  return { key, bodyHash: hashOf(call, request) };
}

/** The schema of an undeclared part of a call. */
const nothing = v.strictObject({});

/** Validates one part of the request; an error has a code and a text for each field. */
function parse(schema: v.GenericSchema<unknown, unknown>, value: unknown, request: FastifyRequest): unknown {
  const unstorable = unstorableFields(value);
  if (unstorable.length > 0) {
    throw refuseFields(request.caller.locale, Object.fromEntries(unstorable.map((name) => [name, { key: 'fields.invalid', values: {} }])));
  }
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw refuse('bad_input', { fields: presentProblems(problemsByField(result.issues), request.caller.locale) });
}

function strip(call: Call, response: unknown): unknown {
  const result = v.safeParse(call.response, response);
  if (result.success) return result.output;
  throw new Error(`the response of ${call.id} breaks its contract: ${JSON.stringify(v.flatten(result.issues).nested)}`);
}

function cacheControlOf(call: Call): string {
  return call.method === 'GET' && call.privacy === 'public' ? 'public, max-age=0, must-revalidate' : 'private, no-store';
}
