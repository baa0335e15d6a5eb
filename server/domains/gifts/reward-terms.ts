import type { GameWeights, RewardTerms } from '#contract/fields/config/rewards';
import type { Rates } from '#rules/money/money';
import { offerAmount } from '#rules/money/offer-amount';

/** A bonus's wagering terms, in its own currency (GIFT-008). */
export interface BonusTerms {
  weights: GameWeights;
  max_stake_cents: number;
}

/** The terms of a bonus in a currency. */
export function bonusTerms({ weights, max_stake_eur_cents }: RewardTerms, currency: string, rates: Rates): BonusTerms {
  return { weights, max_stake_cents: offerAmount(max_stake_eur_cents, currency, rates) };
}

/** The maximum payout of a gift without a deposit, in its currency. */
export function noDepositMaxWin({ no_deposit_max_win_eur_cents }: RewardTerms, currency: string, rates: Rates): number {
  return offerAmount(no_deposit_max_win_eur_cents, currency, rates);
}
