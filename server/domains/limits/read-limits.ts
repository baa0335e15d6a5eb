import type { Limit } from '#contract/fields/limit';
import type { Queries } from '#server/database/connection';
import { underWay } from '#server/domains/cashbox/admission/deposit-limits';
import { type LimitRow, presentLimit, readSettled } from './store';

/** What's used of a limit, in its minor units. Deposits that may still arrive count, as they do when another deposit is refused (LIMIT-005). */
async function usedOf(queries: Queries, player: number, { type, currency, used }: LimitRow): Promise<number | null> {
  if (type !== 'deposit' || currency === null) return used;
  return (used ?? 0) + (await underWay(queries, player, currency));
}

/** The limits that apply to a player now, with the used amount of each (LIMIT-001); only one if `id` names it. */
export async function readLimits(queries: Queries, player: number, id: number | null = null): Promise<Limit[]> {
  const limits: Limit[] = [];
  for (const row of await readSettled(queries, player, id)) limits.push(presentLimit({ ...row, used: await usedOf(queries, player, row) }));
  return limits;
}
