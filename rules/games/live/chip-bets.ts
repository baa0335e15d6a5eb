import type { LiveBet } from '#contract/fields/live';
import type { StakeDecision, StakeRefusal } from '../stakes';

/** The limits of a table with spots; amounts in minor units. */
interface SpotLimits {
  /** The smallest chip: every stake is a multiple of it. */
  chip: number;
  tableMax: number;
  /** The maximum on one spot; null for a nonexistent spot. */
  spotMax(spot: string): number | null;
}

function refused(reason: StakeRefusal['reason'], spot?: string): StakeRefusal {
  return { isAllowed: false, code: 'bets_not_allowed', reason, ...(spot === undefined ? {} : { spot }) };
}

/** The bets of each spot together, in the order of the spots. */
export function bySpot(bets: readonly LiveBet[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { spot, stake_cents } of bets) sums.set(spot, (sums.get(spot) ?? 0) + stake_cents);
  return sums;
}

/** Validates the bets of a table of spots: known spots, whole chips, within the limits of a spot and of the table. */
export function checkChips(bets: readonly LiveBet[], { chip, tableMax, spotMax }: SpotLimits): StakeDecision {
  if (bets.length === 0) return refused('empty');
  const strange = bets.find(({ stake_cents }) => !Number.isSafeInteger(stake_cents) || stake_cents < chip || stake_cents % chip !== 0);
  if (strange) return refused(strange.stake_cents < chip ? 'too_low' : 'step', strange.spot);
  let total = 0;
  for (const [spot, stake] of bySpot(bets)) {
    const most = spotMax(spot);
    if (most === null) return refused('unknown_spot', spot);
    if (stake > most) return refused('too_high', spot);
    total += stake;
  }
  return total > tableMax ? refused('too_high') : { isAllowed: true, stake: total };
}
