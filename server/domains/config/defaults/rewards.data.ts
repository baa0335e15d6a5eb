import type { RewardTerms } from '#contract/fields/config/rewards';

/** The defaults. `npm run pricing` checks whether they're profitable. */
export const rewardTerms: RewardTerms = {
  weights: { slots: 100, roulette: 10, instant: 25, cards: 5 },
  bonus_money_percent: 0,
  max_stake_eur_cents: 500,
  no_deposit_max_win_eur_cents: 5_000,
  prize_share_ppm: 800,
  edge_share_percent: 50,
};
