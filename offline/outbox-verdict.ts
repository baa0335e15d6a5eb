import type { RefusalBody, RefusalCode } from '#contract/refusals';
import type { OutboxRefusal } from './outbox';

/** The result of sending one entry. */
export type Verdict =
  | { kind: 'delivered'; answer: unknown }
  | { kind: 'refused'; refusal: OutboxRefusal }
  /** To be retried; `afterMs` if the server said when. */
  | { kind: 'again'; afterMs: number | null }
  /** No network, or no server behind it. */
  | { kind: 'unreachable' }
  /** The session is over or another player's by now: the entry waits for what the sign-out decides. */
  | { kind: 'signed_out' };

const AGAIN = new Set([408, 425, 429]);
const inFlight: RefusalCode = 'idempotency_in_flight';
const anotherPlayer: RefusalCode = 'another_player';

/** Whether the same request may succeed later; the statuses say what the contract says of each of its codes. */
export function isWorthAnother(code: string, status: number): boolean {
  return status >= 500 || AGAIN.has(status) || code === inFlight;
}

/** Classifies the response to a queued write: only a definite one of the server's own ends it (OFF-002). */
export async function verdictOf(response: Response): Promise<Verdict> {
  const body = await jsonOf(response);
  if (body !== undefined && response.ok) return { kind: 'delivered', answer: body };
  const code = body?.error?.code;
  // Whoever stands between us and the platform answers in words of his own.
  if (code === undefined && !isWorthAnother('', response.status)) return { kind: 'unreachable' };
  if (response.status === 401 || code === anotherPlayer) return { kind: 'signed_out' };
  if (code !== undefined && !isWorthAnother(code, response.status)) return { kind: 'refused', refusal: { code, status: response.status } };
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return { kind: 'again', afterMs: Number.isFinite(seconds) ? seconds * 1000 : null };
}

/** The body of the server's own response, which is JSON; undefined for a proxy's or portal's. */
async function jsonOf(response: Response): Promise<Partial<RefusalBody> | undefined> {
  if (!(response.headers.get('content-type') ?? '').includes('application/json')) return undefined;
  try {
    return ((await response.json()) ?? {}) as Partial<RefusalBody>;
  } catch {
    return undefined;
  }
}
