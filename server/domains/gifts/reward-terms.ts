import type { GameWeights, RewardTerms } from '#contract/fields/config/rewards';
import { DEFAULT_CURRENCY } from '#rules/money/currencies';
import { convert, type Rates } from '#rules/money/money';

/** A bonus's wagering terms, in its own currency (GIFT-008). */
export interface BonusTerms {
  weights: GameWeights;
  max_stake_cents: number;
}

/** The terms of a bonus in a currency. */
export function bonusTerms({ weights, max_stake_eur_cents }: RewardTerms, currency: string, rates: Rates): BonusTerms {
  return { weights, max_stake_cents: convert(max_stake_eur_cents, DEFAULT_CURRENCY, currency, rates) };
}

/** The maximum payout of a gift without a deposit, in its currency. */
export function noDepositMaxWin({ no_deposit_max_win_eur_cents }: RewardTerms, currency: string, rates: Rates): number {
  return convert(no_deposit_max_win_eur_cents, DEFAULT_CURRENCY, currency, rates);
}
