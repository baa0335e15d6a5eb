import { isRefusalCode, type FieldProblem, type RefusalBody, type RefusalCode, refusalKinds } from '#contract/refusals';

/** What a call can end in besides its answer: a refusal of the platform, or no platform at all. */
export type FailureCode = RefusalCode | 'offline' | 'no_answer';

/** A failed call: a stable code, the platform's message and what is wrong with each field. */
export class CallFailed extends Error {
  constructor(
    readonly code: FailureCode,
    message: string,
    readonly status: number,
    readonly fields: Record<string, FieldProblem[]> = {},
  ) {
    super(message);
  }

  /** Whether the same request may succeed later. */
  get isRetryable(): boolean {
    return this.code === 'offline' || this.code === 'no_answer' || refusalKinds[this.code].isRetryable === true;
  }

  /** Whether nothing but the network is missing. */
  get isOffline(): boolean {
    return this.code === 'offline' || this.code === 'no_answer';
  }
}

/**
 * Reads the platform's refusal; an answer of any other shape is `unavailable`, and so is a lost session without its status:
 * only a definite 401 of the platform ends one (AUTH-009).
 */
export function failureOf(status: number, body: unknown): CallFailed {
  const error = (body as Partial<RefusalBody> | null)?.error;
  const isCut = error?.code === 'signed_out' && status !== refusalKinds.signed_out.status;
  if (error && isRefusalCode(error.code) && !isCut) return new CallFailed(error.code, error.message, status, error.fields);
  return new CallFailed('unavailable', '', status);
}
