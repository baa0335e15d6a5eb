import type { moneyLimitTypes } from '#contract/fields/limit';
import type { LimitCycle } from '#contract/fields/limit-policy';
import { coinUnit } from '../games/stakes';
import { isCrypto } from '../money/crypto';
import { subunitsOf } from '../money/currencies';

/** Suggestions for limits of deposits and losses, in euro cents, by period. */
const money: Record<LimitCycle, readonly number[]> = {
  hour: [500, 1_000, 2_000, 5_000],
  day: [1_000, 2_000, 5_000, 10_000],
  week: [2_000, 5_000, 10_000, 20_000],
  month: [5_000, 10_000, 20_000, 50_000],
};

/** The same money is bet several times, so suggested limits of bets are higher than those of losses. */
const TURNOVER = 5;

/** Suggestions for a single bet, in euro cents. */
const singleBet: readonly number[] = [50, 100, 200, 500];

/** From how many times the highest suggestion on a limit hardly limits anything. */
const HIGH = 20;

/** Why an amount of a limit is doubtful: 0 blocks everything that it limits; a very high one limits nothing. */
export type LimitDoubt = 'zero' | 'high';

/**
 * Suggested amounts for a limit of money, ascending, in minor units of the currency and about equal to those in euros; none in a crypto
 * currency. `period` is `bet` for a single bet.
 */
export function suggestedLimits(
  type: (typeof moneyLimitTypes)[number] | 'single_bet',
  period: LimitCycle | 'bet',
  currency: string,
): number[] {
  if (isCrypto(currency)) return [];
  const euros = period === 'bet' ? singleBet : money[period].map((cents) => cents * (type === 'wager' ? TURNOVER : 1));
  return euros.map((cents) => cents * coinUnit(currency, subunitsOf(currency)));
}

/** Returns why a player probably doesn't mean a limit of `amount` minor units, or null. A crypto amount is never too high. */
export function doubtAboutLimit(amount: number, ...[type, period, currency]: Parameters<typeof suggestedLimits>): LimitDoubt | null {
  if (amount === 0) return 'zero';
  const highest = suggestedLimits(type, period, currency).at(-1);
  return highest !== undefined && amount > highest * HIGH ? 'high' : null;
}
