import { describe, expect, it } from 'vitest';
import type { BlackjackAct } from '#contract/fields/blackjack';
import { basicAct, basicReturn } from '../blackjack/basic-strategy';
import { valueOf } from '../blackjack/totals';
import { seededDice } from '../seeded-dice';
import {
  actAt,
  beginShared,
  behindReturn,
  dealerSeen,
  drawShared,
  letPass,
  type SeatAct,
  SEATS,
  settleBehind,
  settleSeat,
  type SharedRound,
  sharedState,
  stakesMore,
} from './seven-seats';

/** A round with these seats and cards in this order, by rank from 1, followed by nines. */
const dealt = (seats: number[], ...ranks: number[]) =>
  beginShared(seats, [...ranks.map((rank) => rank - 1), ...Array.from({ length: 50 }, () => 8)])!;

/** Performs acts one after the other; each must be allowed. */
const played = (round: SharedRound, ...acts: [seat: number, act: SeatAct][]) =>
  acts.reduce((current, [seat, act]) => actAt(current, seat, act)!, round);

describe('a shared round of blackjack', () => {
  it('is dealt in order to the seats with a bet only', () => {
    // First cards of both seats, the dealer's, second cards, the dealer's second.
    const state = sharedState(dealt([5, 2], 10, 8, 6, 9, 7, 10));
    expect([...state.hands].map(([seat, hands]) => [seat, hands.map(({ cards }) => cards.map(valueOf))])).toEqual([
      [2, [[10, 9]]],
      [5, [[8, 7]]],
    ]);
    expect(dealerSeen(state).map(valueOf)).toEqual([6]);
    expect(state.turn).toMatchObject({ seat: 2, may: ['hit', 'stand', 'double'] });
    expect(beginShared([], [])).toBeNull();
    expect(beginShared([SEATS], [])).toBeNull();
    expect(beginShared([-1], [])).toBeNull();
    expect(beginShared([0, 1, 2, 3, 4, 5, 6], drawShared(seededDice('full')))).not.toBeNull();
  });

  it('accepts acts from the seat whose turn it is, and moves on from seat to seat to the dealer', () => {
    const round = dealt([0, 3], 10, 8, 6, 9, 7, 10, 5, 10);
    expect(actAt(round, 3, 'stand')).toBeNull();
    expect(actAt(round, 0, 'split')).toBeNull();
    const second = played(round, [0, 'stand']);
    expect(sharedState(second).turn?.seat).toBe(3);
    const over = sharedState(played(second, [3, 'hit'], [3, 'stand']));
    expect(over.isOver).toBe(true);
    // 6, 10 and a ten: the dealer is bust.
    expect(dealerSeen(over).map(valueOf)).toEqual([6, 10, 10]);
    expect(settleSeat(over, 0, 100)).toEqual({ staked: 100, win_cents: 200 });
    expect(settleSeat(over, 3, 500)).toEqual({ staked: 500, win_cents: 1000 });
    expect(actAt(played(second, [3, 'hit'], [3, 'stand']), 3, 'stand')).toBeNull();
  });

  it.each([
    { name: 'a blackjack three to two', ranks: [1, 9, 10, 10], acts: [], win: 250 },
    { name: 'a win even money', ranks: [10, 9, 10, 9], acts: ['stand'], win: 200 },
    { name: 'a push the stake', ranks: [10, 10, 9, 9], acts: ['stand'], win: 100 },
    { name: 'a loss nothing', ranks: [10, 10, 8, 9], acts: ['stand'], win: 0 },
    { name: 'a bust nothing', ranks: [10, 10, 6, 9, 10], acts: ['hit'], win: 0 },
    { name: 'a dealer’s blackjack nothing', ranks: [10, 1, 9, 10], acts: [], win: 0 },
    { name: 'two blackjacks the stake', ranks: [1, 1, 10, 10], acts: [], win: 100 },
  ] as const)('pays $name to the seat and behind it', ({ ranks, acts, win }) => {
    const over = sharedState(played(dealt([4], ...ranks), ...acts.map((act): [number, SeatAct] => [4, act])));
    expect(over.isOver).toBe(true);
    expect([settleSeat(over, 4, 100).win_cents, settleBehind(over, 4, 100), settleBehind(over, 1, 100)]).toEqual([win, win, 0]);
  });

  it('doubles the seat’s stake, not the one behind it', () => {
    const over = sharedState(played(dealt([1], 5, 6, 6, 10, 10, 10), [1, 'double']));
    expect(settleSeat(over, 1, 100)).toEqual({ staked: 200, win_cents: 400 });
    expect(settleBehind(over, 1, 100)).toBe(200);
    expect([stakesMore('double'), stakesMore('split'), stakesMore('hit'), stakesMore('stand')]).toEqual([1, 1, 0, 0]);
  });

  it('splits a pair into two hands of the seat; a bet behind follows the first one', () => {
    // 8 and 8 against 6: a ten on the first, a three on the second, which draws a king; the dealer has 6, 10 and draws a 4.
    const over = sharedState(played(dealt([6], 8, 6, 8, 10, 10, 3, 10, 4), [6, 'split'], [6, 'stand'], [6, 'hit']));
    expect(over.hands.get(6)!.map(({ cards }) => cards.map(valueOf))).toEqual([
      [8, 10],
      [8, 3, 10],
    ]);
    expect(settleSeat(over, 6, 100)).toEqual({ staked: 200, win_cents: 200 });
    expect(settleBehind(over, 6, 100)).toBe(0);
  });

  it('stands all hands of a seat whose time has passed, and moves on to the next', () => {
    const round = played(dealt([0, 1], 8, 10, 6, 8, 9, 10, 3, 2), [0, 'split']);
    const passed = letPass(round);
    expect(passed.acts.slice(1)).toEqual([
      { seat: 0, act: 'stand' },
      { seat: 0, act: 'stand' },
    ]);
    expect(sharedState(passed).turn?.seat).toBe(1);
    expect(sharedState(letPass(passed)).isOver).toBe(true);
  });

  it('with basic strategy returns the computed values for seats and bets behind them, within four standard errors', () => {
    const dice = seededDice('seven seats');
    const seats = [0, 1, 2, 3, 4, 5, 6];
    const sums = { own: [0, 0], behind: [0, 0] };
    const rounds = 1500;
    for (let i = 0; i < rounds; i++) {
      let round = beginShared(seats, drawShared(dice))!;
      for (let { turn, table } = sharedState(round); turn; { turn, table } = sharedState(round)) {
        const act = basicAct(turn.hand.cards, valueOf(table.dealer[0]!), turn.may as BlackjackAct[]) as SeatAct;
        round = actAt(round, turn.seat, act)!;
      }
      const over = sharedState(round);
      for (const seat of seats) {
        const { staked, win_cents } = settleSeat(over, seat, 2);
        const [own, behind] = [1 + (win_cents - staked) / 2, settleBehind(over, seat, 2) / 2];
        sums.own[0]! += own;
        sums.own[1]! += own * own;
        sums.behind[0]! += behind;
        sums.behind[1]! += behind * behind;
      }
    }
    // Seats share the dealer's hand, so a round conservatively counts as one sample.
    const errorOf = ([sum = 0, squares = 0]: number[]) => {
      const hands = rounds * seats.length;
      return { mean: sum / hands, error: Math.sqrt((squares / hands - (sum / hands) ** 2) / rounds) };
    };
    const [own, behind] = [errorOf(sums.own), errorOf(sums.behind)];
    expect(Math.abs(own.mean - basicReturn())).toBeLessThan(4 * own.error);
    expect(Math.abs(behind.mean - behindReturn())).toBeLessThan(4 * behind.error);
    expect(behindReturn()).toBeLessThan(basicReturn());
    expect(behindReturn()).toBeGreaterThan(0.97);
  });
});
