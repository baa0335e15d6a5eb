import type { GameWeights, RewardTerms } from '#contract/fields/config/rewards';
import { DEFAULT_CURRENCY } from '#rules/money/currencies';
import { convert, type Rates } from '#rules/money/money';

/** What a bonus asks of play, in its own currency (GIFT-008). */
export interface BonusTerms {
  weights: GameWeights;
  max_stake_cents: number;
}

/** What holds for a bonus of a currency. */
export function bonusTerms({ weights, max_stake_eur_cents }: RewardTerms, currency: string, rates: Rates): BonusTerms {
  return { weights, max_stake_cents: convert(max_stake_eur_cents, DEFAULT_CURRENCY, currency, rates) };
}

/** The most that a gift of a currency pays that came without a deposit. */
export function noDepositMaxWin({ no_deposit_max_win_eur_cents }: RewardTerms, currency: string, rates: Rates): number {
  return convert(no_deposit_max_win_eur_cents, DEFAULT_CURRENCY, currency, rates);
}
