import type { LimitStop } from '#contract/fields/limit';
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

/** A limit as the function `limit_stop` returns it. */
export type StoppedBy = { code: RefusalCode } & Partial<LimitStop>;

/** The limit that caused a refusal; undefined for other codes and for a break, which has no amount. */
export function limitOf({ code, type, period, currency, left_cents: left, frees_at: freesAt }: StoppedBy): LimitStop | undefined {
  const isOfLimit = code === 'limit_reached' || code === 'single_bet_limit' || code === 'pause_required';
  if (!isOfLimit || !type || !period || !currency) return undefined;
  return { type, period, currency, left_cents: left ?? 0, frees_at: freesAt ? new Date(freesAt).toISOString() : null };
}

/** The limit that an SQL function's refusal is about, see `limit_stop`. */
export function limitOfRefusal(error: unknown): LimitStop | undefined {
  const { detail } = error as { detail?: string };
  if (sqlStateOf(error) !== refusalState || !detail) return undefined;
  const stop = JSON.parse(detail) as StoppedBy;
  return stop.code === refusalCodeOf(error) ? limitOf(stop) : undefined;
}
