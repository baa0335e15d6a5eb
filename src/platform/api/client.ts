import type { AnswerOf, Call, RequestOf } from '#contract/call';
import { getPlayer } from '#contract/calls/account/profile';
import { callUrl } from '#contract/call-url';
import { headers } from '#contract/headers';
import { CALL_TIMEOUT_MS } from '#contract/timing';
import { chance } from '#offline/chance';
import { RETRIES, retryDelay } from '#rules/retry';
import { isGuestMode } from '../context/guest-mode';
import { rememberAge } from './ages';
import { CallFailed, failureOf } from './refusal';
import { send, type Transport } from './transport';

export interface Wiring {
  locale: () => string;
  onSignedOut: () => void;
  /** A mark of who is here in which session: another one by the time an answer comes means that it comes late. */
  visit: () => string;
  /** Ends with the session of who is here; null where no session can end. */
  stay: () => AbortSignal | null;
  /** Reads for who is here, or refuses where they are on the way out. */
  readForPlayer: <T>(read: () => Promise<T>) => Promise<T>;
  /** The id of the player whom this window shows. */
  player: () => number | null;
  /** The session is over, or another player's by now: who is here is to be asked. */
  onSessionUncertain: () => void;
  onLimitReached: () => void;
  /** Asks for the password; answers whether the platform has taken it. */
  onPasswordNeeded: () => Promise<boolean>;
  /** Whether somebody uses the window right now. */
  isActive: () => boolean;
  /** A call failed for good. */
  onFailed: (call: Call, failed: CallFailed) => void;
  /** The header of a traced request; null in a window that is not traced. */
  trace: () => string | null;
  /** A call was answered: the headers say how old the answer is. */
  onAnswer: (url: string, headers: Headers) => void;
  /** Attempts after the first one, where a call is told no number. */
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
  onAnswer: () => undefined,
  retries: RETRIES,
  fetch: send,
};

export interface Options {
  signal?: AbortSignal;
  /** One intent, one key: pass it to repeat an earlier attempt of the same intent. */
  key?: string;
  /** Whether the call goes on where the window is left or closed meanwhile. */
  keepalive?: boolean;
  /** Attempts after the first one; 0 for what a person repeats by hand. */
  retries?: number;
}

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** Sends the calls of one window, or of one request that the server renders. */
export class ApiClient {
  readonly #wiring: Wiring;

  constructor(wiring: Partial<Wiring> = {}) {
    this.#wiring = { ...unwired, ...wiring };
  }

  /** Tells the client what it doesn't know on its own: the language, who is here, what a lost session or a reached limit means. */
  readonly wire = (given: Partial<Wiring>): void => {
    Object.assign(this.#wiring, given);
  };

  /** Whoever hears from the platform that the session may be over says so here. */
  readonly recheckSession = (): void => {
    this.#wiring.onSessionUncertain();
  };

  /**
   * Sends one call and answers what its contract declares; throws CallFailed. Retries keep the same key (OFF-003), and so
   * does the attempt after the password was asked for.
   */
  readonly ask = async <C extends Call>(call: C, request: RequestOf<C>, options: Options = {}): Promise<AnswerOf<C>> => {
    const key = call.method === 'GET' ? undefined : (options.key ?? crypto.randomUUID());
    try {
      return await askOften(this.#wiring, call, request, key, options);
    } catch (error) {
      const isAskedFor = error instanceof CallFailed && error.code === 'reauthentication_required';
      if (!isAskedFor || !(await this.#wiring.onPasswordNeeded()) || options.signal?.aborted) throw error;
      return askOften(this.#wiring, call, request, key, options);
    }
  };
}

async function askOften<C extends Call>(
  wiring: Wiring,
  call: C,
  request: RequestOf<C>,
  key: string | undefined,
  options: Options,
): Promise<AnswerOf<C>> {
  const retries = options.retries ?? wiring.retries;
  const signal = wishToStop(wiring, call, options.signal);
  for (let attempt = 0; ; attempt += 1) {
    try {
      const attemptNow = () => attemptOnce(wiring, call, request as Parts, key, { ...options, signal });
      return await (isReadForPlayer(call) ? wiring.readForPlayer(attemptNow) : attemptNow());
    } catch (error) {
      const isOver = attempt >= retries || !(error instanceof CallFailed) || !isWorthAnother(call, error);
      if (isOver || signal?.aborted) {
        // What was called off has not failed.
        if (error instanceof CallFailed && !signal?.aborted) wiring.onFailed(call, error);
        throw error;
      }
      await pause(retryDelay(attempt, chance()), signal);
    }
  }
}

const isReadForPlayer = ({ method, who }: Call) => method === 'GET' && who === 'player';

/** What is read for a player goes with the session; a write is to reach the platform all the same. */
function wishToStop(wiring: Wiring, call: Call, asked: AbortSignal | undefined): AbortSignal | undefined {
  const stay = isReadForPlayer(call) ? wiring.stay() : null;
  return asked && stay ? AbortSignal.any([asked, stay]) : (asked ?? stay ?? undefined);
}

/** Without network a person is told at once; a cut or a busy platform is tried again. */
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
): Promise<AnswerOf<C>> {
  signal?.throwIfAborted();
  const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
  const url = callUrl(call, request);
  const player = wiring.player();
  const visit = wiring.visit();
  const trace = wiring.trace();
  const response = await carry(wiring.fetch, url, {
    method: call.method,
    credentials: isGuestMode ? 'omit' : 'same-origin',
    headers: {
      [headers.locale]: wiring.locale(),
      // Who is here is asked of nobody in particular.
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
    const answer = await readWhole(response);
    wiring.onAnswer(url, response.headers);
    return answer as AnswerOf<C>;
  }
  const failed = failureOf(response.status, await response.json().catch(() => null));
  // A refusal of the session before says nothing of the one that replaced it (AUTH-009).
  const isOfThisVisit = visit === wiring.visit();
  if (failed.code === 'signed_out' && isOfThisVisit) wiring.onSignedOut();
  if (failed.code === 'another_player' || (failed.code === 'signed_out' && !isOfThisVisit && wiring.player() !== null))
    wiring.onSessionUncertain();
  if (failed.code === 'limit_reached') wiring.onLimitReached();
  throw failed;
}

/** An answer that was cut on its way, or that another network's door gave in place of the platform, is none. */
async function readWhole(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw lostAnswer(error);
  }
}

/** What a request without an answer ends in: the wish to stop and its reason, or a failure that says whether there is a network. */
function lostAnswer(error: unknown): unknown {
  if (error instanceof CallFailed || (error as DOMException).name === 'AbortError') return error;
  return new CallFailed(isOnline() ? 'no_answer' : 'offline', '', 0);
}

async function carry(fetch: Transport, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    throw lostAnswer(error);
  }
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    // The signal may live as long as the session does.
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      if (signal?.aborted) reject(signal.reason as Error);
      else resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
  });
}

/** The browser's word that there is a network; where there is no browser there is one. */
function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false;
}

/** The window's own client; no request that the server renders may use it. */
export const windowClient = new ApiClient({ onAnswer: rememberAge });

/** The client of this window for what is no read of a page: writes, and what runs in the background. */
export const { ask, wire: wireClient, recheckSession } = windowClient;
