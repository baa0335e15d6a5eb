import type * as v from 'valibot';
import type { RefusalCode } from './refusals';

type Schema = v.GenericSchema<unknown, unknown>;

/**
 * Who may call: anybody, a signed-in player, a game frame with a launch token, or a provider that signs its
 * requests.
 */
export type Who = 'guest' | 'player' | 'game' | 'provider';

interface Wire {
  /** Unique, `domain.verb`: the key in caches, logs and generated tests. */
  id: string;
  /** Path template, parameters as `{name}`. */
  path: string;
  who: Who;
  summary: string;
  /** Specification ids that the call serves. */
  proves?: readonly string[];
  params?: Schema;
  query?: Schema;
  response: Schema;
  /** Refusals in addition to those that every call may return (bad_input, rate_limited, unavailable …). */
  refusals: readonly RefusalCode[];
  /** A request that succeeds for the seeded player, used by the generated suite and the OpenAPI page. */
  example: { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };
}

/** A read. `public` responses are the same for everybody and may be in shared caches; `private` ones belong to one player. */
export interface ReadCall extends Wire {
  method: 'GET';
  privacy: 'public' | 'private';
  /** Without network: the last-known response, or none. */
  offline: 'last-known' | 'online-only';
  body?: undefined;
}

interface Write extends Wire {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: Schema;
  /** `same-response`: a repeated key gets the first response. `natural`: repeating is harmless by nature. */
  repeat: 'same-response' | 'natural';
}

interface Preference extends Write {
  touches: 'preferences';
}

/**
 * A harmless write, which may wait in the outbox. It's sent again if its response was lost, when the player may have
 * decided otherwise elsewhere meanwhile: its key gets the first response, so it takes effect once.
 */
export type PreferenceWrite = (Preference & { offline: 'queue'; repeat: 'same-response' }) | (Preference & { offline: 'online-only' });

/** Calls about money, play and security are never queued: the type allows no other value. */
export interface GuardedWrite extends Write {
  touches: 'money' | 'play' | 'security';
  offline: 'online-only';
}

export type Call = ReadCall | PreferenceWrite | GuardedWrite;

/** Whether a player with an idle session must enter the password first; set on calls that move the player's own money. */
export function needsPassword(call: Call): boolean {
  return call.method !== 'GET' && call.who === 'player' && call.touches === 'money';
}

type Output<S> = S extends Schema ? v.InferOutput<S> : undefined;
type Input<S> = S extends Schema ? v.InferInput<S> : undefined;

export type ParamsOf<C extends Call> = Output<C['params']>;
export type QueryOf<C extends Call> = Output<C['query']>;
export type BodyOf<C extends Call> = Output<C['body']>;
export type ResponseOf<C extends Call> = Output<C['response']>;

/** What a caller passes: each part only if the call declares it. */
export type RequestOf<C extends Call> = (C['params'] extends Schema ? { params: Input<C['params']> } : { params?: undefined }) &
  (C['query'] extends Schema ? { query?: Input<C['query']> } : { query?: undefined }) &
  (C['body'] extends Schema ? { body: Input<C['body']> } : { body?: undefined });

/**
 * Declares one call of the API; client, service worker, server, tests and OpenAPI page read the object.
 * A call that a page doesn't use is tree-shaken from its bundle.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}
