import { type RefusalCode, refusalKinds } from '#contract/refusals';
import { sqlStateOf } from './connection';

/** SQLSTATE of a refusal that an SQL function raises; its message is the refusal's code. */
const refusalState = 'PE001';

/** The refusal that an SQL function raised, or null for any other error. */
export function refusalCodeOf(error: unknown): RefusalCode | null {
  if (sqlStateOf(error) !== refusalState) return null;
  const { message } = error as Error;
  return message in refusalKinds ? (message as RefusalCode) : null;
}
