import { CallFailed } from '../api/refusal';

const deadCodes: ReadonlySet<string> = new Set(['token_invalid', 'token_expired']);

/** Whether a call failed because its mailed link was used or has expired. */
export const isDeadLink = (error: unknown): boolean => error instanceof CallFailed && deadCodes.has(error.code);
