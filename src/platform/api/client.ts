import type { ResponseOf, Call, RequestOf } from '#contract/call';
import { getPlayer } from '#contract/calls/account/profile';
import { callUrl } from '#contract/call-url';
import { headers } from '#contract/headers';
import type { LimitStop } from '#contract/fields/limit';
import { CALL_TIMEOUT_MS } from '#contract/timing';
import { chance } from '#offline/chance';
import { RETRIES, retryDelay, UNAVAILABLE_RETRIES } from '#rules/retry';
import { isGuestMode } from '../context/guest-mode';
import { rememberAge } from './ages';
import { noteReach, onRetryNow } from './reach';
import { CallFailed, failureOf } from './refusal';
import { send, type Transport } from './transport';

export interface Wiring {
  locale: () => string;
  /** The server no longer knows the session; `failed` says why, as far as it's known. */
  onSignedOut: (failed: CallFailed) => void;
  /** Identifies the current session: if it differs when a response arrives, the response is late. */
  visit: () => string;
  /** Aborts when the current session ends; null if no session can end. */
  stay: () => AbortSignal | null;
  /** Sends a read for the current player, or refuses during a sign-out. */
  readForPlayer: <T>(read: () => Promise<T>) => Promise<T>;
  /** The id of the player whom this window shows. */
  player: () => number | null;
  /** The session is over, or it's another player's by now: the session has to be read again. */
  onSessionUncertain: () => void;
  /** A limit is used up, see `limit`; null if the server doesn't say which. */
  onLimitReached: (limit: LimitStop | null) => void;
  /** Asks for the password; returns whether the server accepted it. */
  onPasswordNeeded: () => Promise<boolean>;
  /** Whether somebody is using the window right now. */
  isActive: () => boolean;
  /** A call's last attempt failed. */
  onFailed: (call: Call, failed: CallFailed) => void;
  /** The header of a traced request; null if the window isn't traced. */
  trace: () => string | null;
  /** An attempt was served by the server, or not. */
  onAttempt: (isReached: boolean) => void;
  /** Notifies that calls which wait for their next attempt should be sent now; returns the unsubscribe function. */
  onRetryNow: (retry: () => void) => () => void;
  /** A call got its response; the headers say how old it is. */
  onResponse: (url: string, headers: Headers) => void;
  /** Default number of retries. */
  retries: number;
  fetch: Transport;
}

const unwired: Wiring = {
  locale: () => 'en',
  onSignedOut: () => undefined,
  visit: () => '',
  stay: () => null,
  readForPlayer: (read) => read(),
  player: () => null,
  onSessionUncertain: () => undefined,
  onLimitReached: () => undefined,
  onPasswordNeeded: async () => false,
  isActive: () => false,
  onFailed: () => undefined,
  trace: () => null,
  onAttempt: () => undefined,
  onRetryNow: () => () => undefined,
  onResponse: () => undefined,
  retries: RETRIES,
  fetch: send,
};

export interface Options {
  signal?: AbortSignal;
  /** The idempotency key: one per intent. Pass it to repeat an earlier attempt of the same intent. */
  key?: string;
  /** Whether the call continues when the page is left or closed. */
  keepalive?: boolean;
  /** Retries after the first attempt; 0 if the user is expected to retry. */
  retries?: number;
}

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** Sends the calls of one window, or of one document that the server renders. */
export class ApiClient {
  readonly #wiring: Wiring;

  constructor(wiring: Partial<Wiring> = {}) {
    this.#wiring = { ...unwired, ...wiring };
  }

  /** Passes the client its dependencies: the language, the current player, the handlers of a lost session or a reached limit. */
  readonly wire = (given: Partial<Wiring>): void => {
    Object.assign(this.#wiring, given);
  };

  /** Registers a handler for responses that suggest that the session is over. */
  readonly recheckSession = (): void => {
    this.#wiring.onSessionUncertain();
  };

  /**
   * Sends one call and returns the response that its contract declares; throws CallFailed. Retries keep the same key (OFF-003), and so does
   * the attempt after the password was entered.
   */
  readonly ask = async <C extends Call>(call: C, request: RequestOf<C>, options: Options = {}): Promise<ResponseOf<C>> => {
    const key = call.method === 'GET' ? undefined : (options.key ?? crypto.randomUUID());
    try {
      return await callWithRetries(this.#wiring, call, request, key, options);
    } catch (error) {
      const isAskedFor = error instanceof CallFailed && error.code === 'reauthentication_required';
      if (!isAskedFor || !(await this.#wiring.onPasswordNeeded()) || options.signal?.aborted) throw error;
      return callWithRetries(this.#wiring, call, request, key, options);
    }
  };
}

async function callWithRetries<C extends Call>(
  wiring: Wiring,
  call: C,
  request: RequestOf<C>,
  key: string | undefined,
  options: Options,
): Promise<ResponseOf<C>> {
  const retries = options.retries ?? wiring.retries;
  const signal = stopSignal(wiring, call, options.signal);
  for (let attempt = 0; ; attempt += 1) {
    try {
      const attemptNow = () => attemptOnce(wiring, call, request as Parts, key, { ...options, signal });
      return await (isReadForPlayer(call) ? wiring.readForPlayer(attemptNow) : attemptNow());
    } catch (error) {
      const isOver = !(error instanceof CallFailed) || attempt >= mostRetries(call, error, retries) || !isWorthAnother(call, error);
      if (isOver || signal?.aborted) {
        // An aborted call hasn't failed.
        if (error instanceof CallFailed && !signal?.aborted) wiring.onFailed(call, error);
        throw error;
      }
      await pause(retryDelay(attempt, chance()), signal, wiring.onRetryNow);
    }
  }
}

const isReadForPlayer = ({ method, who }: Call) => method === 'GET' && who === 'player';

/** A player's reads end with the session; a write should reach the server all the same. */
function stopSignal(wiring: Wiring, call: Call, asked: AbortSignal | undefined): AbortSignal | undefined {
  const stay = isReadForPlayer(call) ? wiring.stay() : null;
  return asked && stay ? AbortSignal.any([asked, stay]) : (asked ?? stay ?? undefined);
}

const mostRetries = (call: Call, failed: CallFailed, retries: number) =>
  call.method === 'GET' && failed.status >= 500 ? Math.min(retries, UNAVAILABLE_RETRIES) : retries;

/** Without network the call fails immediately; a broken connection or a busy server is retried. */
function isWorthAnother(call: Call, failed: CallFailed): boolean {
  if (failed.code === 'rate_limited') return call.method === 'GET';
  return failed.isRetryable && isOnline();
}

async function attemptOnce<C extends Call>(
  wiring: Wiring,
  call: C,
  request: Parts,
  key: string | undefined,
  { signal, keepalive }: { signal: AbortSignal | undefined; keepalive?: boolean },
): Promise<ResponseOf<C>> {
  signal?.throwIfAborted();
  const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
  const url = callUrl(call, request);
  const player = wiring.player();
  const visit = wiring.visit();
  const trace = wiring.trace();
  const response = await carry(wiring, url, {
    method: call.method,
    credentials: isGuestMode ? 'omit' : 'same-origin',
    headers: {
      [headers.locale]: wiring.locale(),
      // The request for the session itself isn't tied to any player.
      ...(player !== null && call.id !== getPlayer.id && { [headers.player]: String(player) }),
      ...(wiring.isActive() && { [headers.active]: '1' }),
      ...(key && { [headers.idempotencyKey]: key }),
      ...(trace !== null && { [headers.trace]: trace }),
      ...(request.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    ...(keepalive && { keepalive }),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  if (response.ok) {
    const body = await readWhole(response);
    wiring.onResponse(url, response.headers);
    return body as ResponseOf<C>;
  }
  const failed = failureOf(response.status, await response.json().catch(() => null));
  // A refusal of the previous session says nothing about the one that replaced it (AUTH-009).
  const isOfThisVisit = visit === wiring.visit();
  if (failed.code === 'signed_out' && isOfThisVisit) wiring.onSignedOut(failed);
  if (failed.code === 'another_player' || (failed.code === 'signed_out' && !isOfThisVisit && wiring.player() !== null))
    wiring.onSessionUncertain();
  if (failed.code === 'limit_reached' && !failed.limit?.left_cents) wiring.onLimitReached(failed.limit);
  throw failed;
}

/** A response that was cut off, or a captive portal's page in its place, doesn't count as one. */
async function readWhole(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw lostResponse(error);
  }
}

/** The error of a request that got no response: the abort reason, or a failure that says whether there's a network. */
function lostResponse(error: unknown): unknown {
  if (error instanceof CallFailed || (error as DOMException).name === 'AbortError') return error;
  return new CallFailed(isOnline() ? 'no_response' : 'offline', '', 0);
}

async function carry({ fetch, onAttempt }: Wiring, url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, init);
    // A response that the device had stored says nothing about the server.
    if (!response.headers.has(headers.storedAt)) onAttempt(response.status < 500);
    return response;
  } catch (error) {
    const lost = lostResponse(error);
    if (lost instanceof CallFailed && lost.code === 'no_response') onAttempt(false);
    throw lost;
  }
}

function pause(milliseconds: number, signal: AbortSignal | undefined, onRetryNow: Wiring['onRetryNow']): Promise<void> {
  return new Promise((resolve, reject) => {
    // The signal may live as long as the session does.
    const end = () => {
      clearTimeout(timer);
      stopListening();
      signal?.removeEventListener('abort', end);
      if (signal?.aborted) reject(signal.reason as Error);
      else resolve();
    };
    const timer = setTimeout(end, milliseconds);
    const stopListening = onRetryNow(end);
    signal?.addEventListener('abort', end);
  });
}

/** Whether the browser reports a network; true outside a browser. */
function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false;
}

/** The window's own client; no request that the server renders may use it. */
export const windowClient = new ApiClient({ onResponse: rememberAge, onAttempt: noteReach, onRetryNow });

/** This window's client for everything except a page's reads: writes, and background work. */
export const { ask, wire: wireClient, recheckSession } = windowClient;
