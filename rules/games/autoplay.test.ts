import { describe, expect, it } from 'vitest';
import type { GameOutcome } from '#contract/fields/game-outcome';
import { afterAutoplayRound, type AutoplayPlan, type AutoplayRound, hasFeature, startAutoplay } from './autoplay';

const dice: GameOutcome = { kind: 'dice', stake_cents: 100, win_cents: 0, side: 'under', chance: 50, roll: 9_000, times: 0 };
const plan: AutoplayPlan = { rounds: 10, loss_cents: 500, single_win_cents: 1_000 };
const round = (win_cents: number, over: Partial<AutoplayRound> = {}): AutoplayRound => ({
  stake_cents: 100,
  win_cents,
  has_jackpot: false,
  outcome: dice,
  ...over,
});

/** Plays rounds with these wins until the run ends; returns how many were played, why it ended, and the result. */
function played(wins: readonly number[], own: AutoplayPlan = plan) {
  let run = startAutoplay(own, 100)!;
  for (const [at, win] of wins.entries()) {
    const step = afterAutoplayRound(own, run, round(win), 100);
    run = step.run;
    if (step.end) return { count: at + 1, end: step.end, net: run.net_cents };
  }
  return { count: wins.length, end: null, net: run.net_cents };
}

const step = {
  move: 'spin',
  grid: [],
  kept: [],
  values: [],
  wins: [],
  multiplier: 1,
  win_cents: 0,
  free: null,
  counter: null,
  prizes: [],
  other: [],
};
const slots = (over: object): GameOutcome =>
  ({ kind: 'slots', version: 2, stake_cents: 100, win_cents: 0, free_spin_count: 0, steps: [step, { ...step, ...over }] }) as GameOutcome;

describe('autoplay', () => {
  it('never loses more than the limit: it stops before a stake that could', () => {
    expect(played(Array(9).fill(0))).toEqual({ count: 5, end: 'loss', net: -500 });
    // A win of 250 leaves room for two more stakes; half of a third one would exceed the limit.
    expect(played([0, 0, 250, 0, 0, 0, 0, 0, 0])).toEqual({ count: 7, end: 'loss', net: -450 });
  });

  it('doesn’t start if its first stake is above the loss limit', () => {
    expect(startAutoplay(plan, 501)).toBeNull();
    expect(startAutoplay(plan, 500)).toEqual({ left: 10, net_cents: 0 });
  });

  it('stops on a single win of the chosen size and on any jackpot, not below', () => {
    expect(played([999, 1_000, 0])).toEqual({ count: 2, end: 'win', net: 1_799 });
    expect(played([100_000, 100_000], { ...plan, single_win_cents: null }).end).toBeNull();
    const jackpot = round(1, { has_jackpot: true });
    expect(afterAutoplayRound({ ...plan, single_win_cents: null }, { left: 5, net_cents: 0 }, jackpot, 100).end).toBe('win');
  });

  it('stops once the chosen rounds are played', () => {
    expect(played(Array(12).fill(100))).toEqual({ count: 10, end: 'rounds', net: 0 });
  });

  it('stops on free spins, respins and bonus choices, not on cascades', () => {
    expect(hasFeature(slots({ free: { number: 1, total: 8 } }))).toBe(true);
    expect(hasFeature(slots({ move: 'bonus' }))).toBe(true);
    expect(hasFeature(slots({ move: 'respin' }))).toBe(true);
    expect(hasFeature(slots({ move: 'fall' }))).toBe(false);
    expect(hasFeature(dice)).toBe(false);
    const feature = round(0, { outcome: slots({ move: 'bonus' }) });
    expect(afterAutoplayRound(plan, { left: 5, net_cents: 0 }, feature, 100).end).toBe('feature');
  });
});
