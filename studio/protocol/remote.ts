import * as v from 'valibot';
import { liveAct, liveBet, liveSeat } from '#contract/calls/live';
import { hideInChat, reportInChat, sayInChat } from '#contract/calls/live-chat';
import {
  type InitResponse,
  providerAct,
  providerClose,
  providerInit,
  providerLook,
  providerSettle,
  providerWager,
} from '#contract/calls/provider';
import { limitStopSchema } from '#contract/fields/limit';
import { ChatStream } from '../live/chat/chat-stream';
import { type Provider, ProviderProblem } from './provider';

const TIMEOUT_MS = 10_000;
/** Delays of the automatic retries, with the same key, of a call without a response. */
const RETRIES_MS = [400, 1200];

type Fetch = typeof globalThis.fetch;

interface Endpoint<T> {
  path: string;
  response: v.GenericSchema<unknown, T>;
}

const refusalSchema = v.object({ error: v.object({ code: v.string(), limit: v.optional(limitStopSchema) }) });

/** One attempt: returns the body or a refusal; anything else counts as no response. */
async function attempt<T>(fetch: Fetch, token: string, endpoint: Endpoint<T>, body: unknown, key: string): Promise<T> {
  let response: Response;
  let content: unknown;
  try {
    response = await fetch(endpoint.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      credentials: 'omit',
      // keepalive: the browser completes the call even if the frame closes.
      keepalive: true,
    });
    content = await response.json();
  } catch (error) {
    throw new ProviderProblem(error instanceof DOMException && error.name === 'TimeoutError' ? 'timed_out' : 'offline');
  }
  if (!response.ok) {
    const refusal = v.safeParse(refusalSchema, content);
    if (!refusal.success) throw new ProviderProblem('unavailable');
    throw new ProviderProblem(refusal.output.error.code, refusal.output.error.limit);
  }
  const answer = v.safeParse(endpoint.response, content);
  if (!answer.success) throw new ProviderProblem('unavailable');
  return answer.output;
}

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** A session that came with the launch; null if it's missing or isn't what this frame expects. */
function sessionFrom(launched: unknown): InitResponse | null {
  const session = v.safeParse(providerInit.response, launched);
  return session.success ? session.output : null;
}

/**
 * The server as provider: each call has the launch token and its key, and is retried until there is a response. `launched` is the session
 * that came with the launch, which replaces the first request of it.
 */
export function remoteProvider(
  token: string,
  launched?: unknown,
  fetch: Fetch = globalThis.fetch.bind(globalThis),
  retries: readonly number[] = RETRIES_MS,
): Provider {
  const call = async <T>(endpoint: Endpoint<T>, body: unknown, key: string = crypto.randomUUID()): Promise<T> => {
    for (const pause of retries) {
      try {
        return await attempt(fetch, token, endpoint, body, key);
      } catch (error) {
        if (!(error instanceof ProviderProblem) || !error.isUnanswered) throw error;
        await wait(pause);
      }
    }
    return attempt(fetch, token, endpoint, body, key);
  };
  let known = sessionFrom(launched);
  return {
    async init() {
      const session = known ?? (await call(providerInit, {}));
      known = null;
      return session;
    },
    wager: ({ key, ...request }) => call(providerWager, request, key),
    act: ({ key, ...request }) => call(providerAct, request, key),
    look: (roundId) => call(providerLook, { round_id: roundId }),
    settle: (roundId) => call(providerSettle, { round_id: roundId }),
    async close() {
      await call(providerClose, {});
    },
    live: {
      bet: ({ key, ...bets }) => call(liveBet, bets, key),
      act: ({ key, ...act }) => call(liveAct, act, key),
      seat: () => call(liveSeat, {}),
      chat: {
        follow(listener) {
          const stream = new ChatStream(token, listener, fetch);
          stream.start();
          return () => stream.stop();
        },
        say: (said) => call(sayInChat, said),
        hide: (wanted) => call(hideInChat, wanted),
        report: (report) => call(reportInChat, report),
      },
    },
  };
}
