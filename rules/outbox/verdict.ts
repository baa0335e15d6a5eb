import type { RefusalCode } from '#contract/refusals';

/** Why the server finally refused a write. */
export interface OutboxRefusal {
  code: string;
  status: number;
}

/** The relevant parts of the response to one queued write. */
export interface WriteResponse {
  status: number;
  isOk: boolean;
  /** The server's JSON; undefined if the response is from a proxy or a captive portal. */
  body: unknown;
  retryAfter: string | null;
}

/** The result of sending one write. */
export type Verdict =
  | { kind: 'delivered'; response: unknown }
  | { kind: 'refused'; refusal: OutboxRefusal }
  /** To be retried, after `afterMs` if the server requested it. */
  | { kind: 'again'; afterMs: number | null }
  /** No network, or no response from the server. */
  | { kind: 'unreachable' }
  /** The session is over or another player's: the write waits until the sign-out decides about it. */
  | { kind: 'signed_out' };

const AGAIN: ReadonlySet<number> = new Set([408, 425, 429]);
const inFlight: RefusalCode = 'idempotency_in_flight';
const anotherPlayer: RefusalCode = 'another_player';

/** Whether the same request may succeed later; consistent with `isRetryable` of the contract's codes. */
export function isWorthAnother(code: string, status: number): boolean {
  return status >= 500 || AGAIN.has(status) || code === inFlight;
}

/** Classifies the response to a queued write: only a definite response of the server itself ends it (OFF-002). */
export function judgeWrite({ status, isOk, body, retryAfter }: WriteResponse): Verdict {
  if (body !== undefined && isOk) return { kind: 'delivered', response: body };
  const code = (body as { error?: { code?: string } } | undefined)?.error?.code;
  if (code === undefined && !isWorthAnother('', status)) return { kind: 'unreachable' };
  if (status === 401 || code === anotherPlayer) return { kind: 'signed_out' };
  if (code !== undefined && !isWorthAnother(code, status)) return { kind: 'refused', refusal: { code, status } };
  const seconds = Number(retryAfter ?? Number.NaN);
  return { kind: 'again', afterMs: Number.isFinite(seconds) ? seconds * 1000 : null };
}
