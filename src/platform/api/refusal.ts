import type { LimitStop } from '#contract/fields/limit';
import { isRefusalCode, type FieldProblem, type RefusalBody, type RefusalCode, refusalKinds } from '#contract/refusals';

/** How a call can fail: a refusal of the server, or no response at all. */
export type FailureCode = RefusalCode | 'offline' | 'no_response';

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
    return this.code === 'offline' || this.code === 'no_response' || refusalKinds[this.code].isRetryable === true;
  }

  /** Whether only the network is missing. */
  get isOffline(): boolean {
    return this.code === 'offline' || this.code === 'no_response';
  }
}

/**
 * Reads the server's refusal. A response of any other shape is `unavailable`, and so is a lost session with another status: only the
 * server's definite 401 ends one (AUTH-009).
 */
export function failureOf(status: number, body: unknown): CallFailed {
  const error = (body as Partial<RefusalBody> | null)?.error;
  const isCut = error?.code === 'signed_out' && status !== refusalKinds.signed_out.status;
  if (error && isRefusalCode(error.code) && !isCut)
    return new CallFailed(error.code, error.message, status, error.fields, error.limit ?? null);
  return new CallFailed('unavailable', '', status);
}
