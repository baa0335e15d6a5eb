import type { LimitStop } from '#contract/fields/limit';
import type { FieldProblem, RefusalBody, RefusalCode } from '#contract/refusals';
import { isWorthAnother } from '#rules/outbox/verdict';

/** How a call can fail: a refusal of the server, no response at all, or a browser that keeps no session. */
export type FailureCode = RefusalCode | 'offline' | 'no_response' | 'cookies_blocked';

/** A failed call: a stable code, the server's message and the errors of each field. */
export class CallFailed extends Error {
  constructor(
    readonly code: FailureCode,
    message: string,
    readonly status: number,
    readonly fields: Record<string, FieldProblem[]> = {},
    /** The limit behind limit_reached and single_bet_limit. */
    readonly limit: LimitStop | null = null,
  ) {
    super(message);
  }

  /** Whether the same request may succeed later. */
  get isRetryable(): boolean {
    return this.isOffline || this.code === 'unavailable' || isWorthAnother(this.code, this.status);
  }

  /** Whether only the network is missing. */
  get isOffline(): boolean {
    return this.code === 'offline' || this.code === 'no_response';
  }
}

const SIGNED_OUT = 401;

/**
 * The form of a code. The list of codes isn't checked here: an older window doesn't know new ones, and the list would be part of the first
 * load.
 */
const isCode = /^\w+$/;

/**
 * Reads the server's refusal. A response of any other shape is `unavailable`, and so is a lost session with another status: only the
 * server's definite 401 ends one (AUTH-009).
 */
export function failureOf(status: number, body: unknown): CallFailed {
  const error = (body as Partial<RefusalBody> | null)?.error;
  const isCut = error?.code === 'signed_out' && status !== SIGNED_OUT;
  if (error && isCode.test(String(error.code)) && !isCut)
    return new CallFailed(error.code, error.message, status, error.fields, error.limit ?? null);
  return new CallFailed('unavailable', '', status);
}
