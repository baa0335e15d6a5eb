import { describe, expect, it } from 'vitest';
import type { BlackjackConfig } from '#contract/fields/blackjack';
import { type LiveBet, liveMarkSchema, liveSeenSchema, liveTurnActs } from '#contract/fields/live';
import * as v from 'valibot';
import { catalogue, configOf } from '../catalogue';
import { seededDice } from '../seeded-dice';
import { coinUnit } from '../stakes';
import { behindSpot, DECISION_MS, liveBlackjack, seatSpot } from './live-blackjack';
import { resultFrom } from './live-rules';
import { liveRulesOf } from './live-tables';
import type { SharedRound } from './seven-seats';

const config = configOf(catalogue().find(({ live }) => live === 'blackjack')!) as BlackjackConfig;
const rules = liveBlackjack(config);
const turns = rules.turns!;
const chip = config.stakes[0]!;
const on = (spot: string, stake_cents = chip): LiveBet => ({ spot, stake_cents });

/** A round with these seats and cards in this order, by rank from 1, followed by nines. */
const dealt = (seats: number[], ...ranks: number[]): SharedRound =>
  turns.begin(
    { seats: [], cards: [...ranks.map((rank) => rank - 1), ...Array.from({ length: 80 }, () => 8)], acts: [] },
    seats.map(seatSpot),
  );

const acted = (round: SharedRound, ...acts: [seat: number, act: string][]) =>
  acts.reduce((current, [seat, act]) => turns.act(current, seatSpot(seat), act)!.drawn, round);

describe('a live blackjack table', () => {
  it.each([
    // Columns: cards (player, dealer, player, dealer, further ones); acts; paid to a seat's stake of 100; paid behind it.
    { name: 'a blackjack 3 to 2', ranks: [1, 9, 13, 10], acts: [], own: 250, behind: 250, staked: 100 },
    { name: 'a win 1 to 1', ranks: [10, 9, 10, 9], acts: ['stand'], own: 200, behind: 200, staked: 100 },
    { name: 'a push the stake', ranks: [10, 10, 9, 9], acts: ['stand'], own: 100, behind: 100, staked: 100 },
    { name: 'a loss nothing', ranks: [10, 10, 8, 9], acts: ['stand'], own: 0, behind: 0, staked: 100 },
    { name: 'a bust nothing, though the dealer would bust', ranks: [10, 6, 6, 10, 10], acts: ['hit'], own: 0, behind: 0, staked: 100 },
    { name: 'a blackjack against one the stake', ranks: [1, 1, 10, 10], acts: [], own: 100, behind: 100, staked: 100 },
    { name: '21 of three cards against a blackjack nothing', ranks: [7, 1, 7, 10], acts: [], own: 0, behind: 0, staked: 100 },
    { name: 'a doubled win twice, once behind', ranks: [5, 6, 6, 10, 10, 10], acts: ['double'], own: 400, behind: 200, staked: 200 },
    { name: 'a doubled loss nothing', ranks: [5, 10, 6, 10, 2], acts: ['double'], own: 0, behind: 0, staked: 200 },
    // 8 and 8: the first and the second hand draw a ten; the dealer has 6, 10 and draws a ten.
    { name: 'both split hands', ranks: [8, 6, 8, 10, 10, 10, 10], acts: ['split', 'stand', 'stand'], own: 400, behind: 200, staked: 200 },
    { name: 'split aces with tens 1 to 1', ranks: [1, 9, 1, 10, 10, 10], acts: ['split'], own: 400, behind: 200, staked: 200 },
  ] as const)('pays $name', ({ ranks, acts, own, behind, staked }) => {
    const round = acted(dealt([4], ...ranks), ...acts.map((act): [number, string] => [4, act]));
    expect(turns.pass(round)).toBeNull();
    const seat = rules.settle([on(seatSpot(4), 100)], round, []);
    expect(seat).toMatchObject({ kind: 'live-round', stake_cents: staked, win_cents: own, bets: [on(seatSpot(4), staked)] });
    expect(rules.settle([on(behindSpot(4), 100)], round, [])).toMatchObject({ stake_cents: 100, win_cents: behind });
  });

  it('returns a bet behind an empty seat, with and without a deal', () => {
    const bets = [on(behindSpot(2), 500)];
    expect(rules.settle(bets, acted(dealt([4], 10, 10, 8, 9), [4, 'stand']), [])).toMatchObject({ stake_cents: 500, win_cents: 500 });
    const empty = dealt([]);
    expect(turns.pass(empty)).toBeNull();
    expect(rules.settle(bets, empty, [])).toMatchObject({ stake_cents: 500, win_cents: 500, seen: { seats: [], turn: null } });
    expect(rules.playMs(empty)).toBeLessThan(DECISION_MS);
  });

  it('accepts whole chips on up to three seats and behind other players’ seats, not behind the player’s own', () => {
    const check = (...bets: LiveBet[]) => rules.checkBets(bets, 1);
    expect(check(on('seat-1'), on('seat-4'), on('seat-7', 3 * chip), on('behind-2'))).toEqual({ isAllowed: true, stake: 6 * chip });
    expect(check(on('seat-1'), on('behind-1'))).toMatchObject({ isAllowed: false, spot: 'behind-1' });
    expect(check(on('seat-1'), on('seat-2'), on('seat-3'), on('seat-4'))).toMatchObject({ isAllowed: false, reason: 'too_high' });
    for (const spot of ['seat-0', 'seat-8', 'behind-8', 'red']) expect(check(on(spot))).toMatchObject({ reason: 'unknown_spot', spot });
    expect(check(on('seat-1', 50_100))).toMatchObject({ reason: 'too_high', spot: 'seat-1' });
    expect(check(on('behind-1', 25_100))).toMatchObject({ reason: 'too_high', spot: 'behind-1' });
    expect(check(on('seat-1', chip + 1))).toMatchObject({ reason: 'step' });
    expect(check()).toMatchObject({ reason: 'empty' });
  });

  it('shows one card of the dealer while a seat may act, whose turn it is and the allowed acts', () => {
    const round = dealt([2, 5], 8, 10, 6, 8, 7, 10);
    const seen = rules.seenOf(round, 0);
    expect(seen).toMatchObject({
      kind: 'blackjack',
      dealer: { cards: [5], total: 6, is_hidden: true },
      turn: { seat: 2, hand: 0, may: ['hit', 'stand', 'double', 'split'] },
      acts: 0,
    });
    expect(v.is(liveSeenSchema, seen)).toBe(true);
    const split = acted(round, [2, 'split'], [2, 'stand']);
    expect(rules.seenOf(split, 0)).toMatchObject({ turn: { seat: 2, hand: 1 }, acts: 2 });
  });

  it('accepts an act only from the seat whose turn it is, and returns its additional stake', () => {
    const round = dealt([2, 5], 8, 10, 6, 8, 7, 10);
    expect(turns.act(round, 'seat-5', 'stand')).toBeNull();
    expect(turns.act(round, 'behind-2', 'stand')).toBeNull();
    expect(turns.act(round, 'seat-2', 'cash-out')).toBeNull();
    expect(turns.act(dealt([]), 'seat-2', 'stand')).toBeNull();
    expect(liveTurnActs.map((act) => turns.act(round, 'seat-2', act)!.stakes)).toEqual([0, 0, 1, 1]);
    expect(turns.number(acted(round, [2, 'hit']))).toBe(1);
  });

  it('stands for a seat whose time has passed, until the dealer has played', () => {
    const round = dealt([2, 5], 8, 10, 6, 8, 7, 10);
    const second = turns.pass(round)!;
    expect(rules.seenOf(second, 0)).toMatchObject({ turn: { seat: 5 } });
    const over = turns.pass(second)!;
    expect(rules.seenOf(over, 0)).toMatchObject({ turn: null, dealer: { is_hidden: false } });
    expect(turns.pass(over)).toBeNull();
    expect([rules.playMs(round), rules.playMs(second)].every((wait) => wait > DECISION_MS)).toBe(true);
    expect(rules.playMs(over)).toBeLessThan(DECISION_MS);
  });

  it('marks a round by the dealer’s total', () => {
    const mark = rules.markOf(turns.pass(dealt([1], 10, 10, 8, 9))!);
    expect(mark).toEqual({ kind: 'blackjack', total: 19, is_natural: false });
    expect(rules.markOf(dealt([1], 10, 1, 8, 10))).toEqual({ kind: 'blackjack', total: 21, is_natural: true });
    expect(v.is(liveMarkSchema, rules.markOf(dealt([])))).toBe(true);
  });

  it('verifies only cards drawn by the committed dice', () => {
    const anyRules = liveRulesOf('blackjack', config);
    const drawn = rules.draw(seededDice('committed'));
    let round = turns.begin(drawn, ['seat-3', 'seat-1']);
    for (let next = turns.pass(round); next; next = turns.pass(round)) round = next;
    const result = rules.resultOf(round);
    expect(result.split(' ').length).toBeGreaterThanOrEqual(6);
    expect(resultFrom(anyRules, seededDice('committed'), result)).toBe(result);
    expect(resultFrom(anyRules, seededDice('another'), result)).not.toBe(result);
    expect(resultFrom(anyRules, seededDice('committed'), '')).not.toBe('');
  });

  it('for any seats, acts and stakes a round ends and pays whole cents within its maximum', () => {
    const dice = seededDice('any live blackjack');
    for (let i = 0; i < 300; i++) {
      const seats = Array.from({ length: 7 }, (_, at) => at + 1).filter(() => dice.int(3) > 0);
      let round = turns.begin(rules.draw(dice), seats.map(seatSpot));
      let steps = 0;
      for (let seen = rules.seenOf(round, 0)!; seen.kind === 'blackjack' && seen.turn; seen = rules.seenOf(round, 0)!) {
        const { seat, may } = seen.turn;
        const before = turns.number(round);
        round = dice.int(5) === 0 ? turns.pass(round)! : turns.act(round, seatSpot(seat), may[dice.int(may.length)]!)!.drawn;
        expect(turns.number(round)).toBeGreaterThan(before);
        expect(++steps).toBeLessThan(200);
      }
      const unit = coinUnit(['EUR', 'JPY', 'BTC', 'KZT'][dice.int(4)]!, 100);
      const bets = seats.map((seat) => on(dice.int(2) ? seatSpot(seat) : behindSpot(seat), chip * unit * (1 + dice.int(20))));
      const { stake_cents, win_cents, wins } = rules.settle(bets, round, []) as ReturnType<typeof rules.settle> & {
        wins: { win_cents: number }[];
      };
      const first = bets.reduce((sum, bet) => sum + bet.stake_cents, 0);
      expect(Number.isSafeInteger(win_cents)).toBe(true);
      expect(stake_cents).toBeGreaterThanOrEqual(first);
      expect(win_cents).toBeLessThanOrEqual(2 * stake_cents + first / 2);
      expect(wins.reduce((sum, win) => sum + win.win_cents, 0)).toBe(win_cents);
    }
  });
});
