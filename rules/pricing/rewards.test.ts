import { describe, expect, it } from 'vitest';
import { smallestEdges } from './edges';
import { leftOfBonus, type PricedReward, priceRewards, questPpm } from './rewards';

const terms = {
  weights: { slots: 100, roulette: 10, instant: 25, cards: 5 },
  bonus_money_percent: 0,
  max_stake_eur_cents: 500,
  no_deposit_max_win_eur_cents: 5_000,
  prize_share_ppm: 1_000,
  edge_share_percent: 50,
};
const edges = { slots: 30_000, roulette: 13_514, instant: 20_000, cards: 2_717 };
const reward = (ppm: number, span: PricedReward['span'] = null): PricedReward => ({ name: 'a reward', ppm, span, kinds: null });
const sound = (...rewards: PricedReward[]) => priceRewards(rewards, terms, edges).map(({ isSound }) => isSound);

describe('the price of rewards', () => {
  it('adds up all concurrent ones and compares them with a share of each kind’s house edge [GIFT-010a]', () => {
    expect(sound(reward(15_000))).toEqual([true, true, true, true]);
    expect(sound(reward(15_001))).toEqual([false, true, true, true]);
    expect(sound(reward(8_000, { from: 0, to: 10 }), reward(8_000, { from: 10, to: 20 }))).toEqual([true, true, true, true]);
    expect(sound(reward(8_000, { from: 0, to: 11 }), reward(8_000, { from: 10, to: 20 }))).toEqual([false, true, true, true]);
    expect(sound(reward(15_001, { from: 0, to: 5 }), reward(1, { from: 6, to: 7 }))).toEqual([false, true, true, true]);
    expect(priceRewards([reward(1), reward(5, { from: 3, to: 4 })], terms, edges)).toMatchObject([
      { kind: 'slots', rewardsPpm: 6 },
      { kind: 'roulette', rewardsPpm: 0.6 },
      { kind: 'instant', rewardsPpm: 1.5 },
      { kind: 'cards', rewardsPpm: 0.3 },
    ]);
  });

  it('counts only rewards that play of the kind earns [GIFT-010a]', () => {
    const tables = { ...reward(100_000), kinds: ['roulette' as const] };
    expect(sound(reward(1), tables)).toEqual([true, false, true, true]);
  });

  it('uses the cheapest games: the best slot, an even bet at a table with the half-back rule, dice, deuces wild [GIFT-010a]', () => {
    expect(smallestEdges()).toEqual(edges);
  });

  it('counts bonus money by its expected remainder after wagering, and quests by their last level [GIFT-010a]', () => {
    expect([leftOfBonus(0, 30_000), leftOfBonus(20, 30_000), leftOfBonus(40, 30_000)]).toEqual([1, 0.4, 0]);
    expect(questPpm(20_000, 1_500_000)).toBeCloseTo(13_333.3, 1);
  });
});
