import { describe, expect, it } from 'vitest';
import type { BlackjackAct, BlackjackChoice, BlackjackConfig, BlackjackOutcome } from '#contract/fields/blackjack';
import { generateChoiceGame } from '../choice-games';
import { actIn, checkChoice, seenOf } from '../play-choice';
import { seededDice } from '../seeded-dice';
import { simulate } from '../simulation';
import type { SteppedRound } from '../stepped-round';
import { basicAct, basicReturn } from './basic-strategy';
import { blackjackRules, drawShoe } from './blackjack';
import { totalOf } from './totals';

const config = generateChoiceGame('blackjack', { motif: 'cards', palette: 'ion' }) as BlackjackConfig;

/** A round whose cards are drawn in this order, ranks from 1: the first of each hand, the dealer's, the second ones, the hidden one. */
const dealt = (ranks: number[], hands = 1): SteppedRound<BlackjackChoice> => ({
  kind: 'blackjack',
  base_cents: 100 * hands,
  choice: { game: 'blackjack', hands },
  secret: [...ranks.map((rank) => rank - 1), ...Array.from({ length: 60 }, () => 9)],
  acts: [],
  started_at: 0,
  is_untouched: false,
});

/** Plays acts one after the other; returns how it ended and what was staked within. */
function played(round: SteppedRound, ...acts: BlackjackAct[]): BlackjackOutcome & { staked: number } {
  let kept = round;
  let staked = 0;
  for (const kind of acts) {
    const done = actIn(config, kept, { kind }, 0);
    if (!done) throw new TypeError(`${kind} is not allowed`);
    kept = done.kept;
    staked += done.staked;
  }
  return { ...(seenOf(config, kept, 0) as BlackjackOutcome), staked };
}

const mayOf = (round: SteppedRound<BlackjackChoice>, ...acts: BlackjackAct[]) => played(round, ...acts).may.map(({ kind }) => kind);

describe('the total of a hand', () => {
  it.each([
    [[1, 13], 21, true],
    [[1, 1], 12, true],
    [[1, 5, 10], 16, false],
    [[10, 6, 6], 22, false],
    [[1, 1, 9], 21, true],
    [[1, 6, 1], 18, true],
  ])('%j is %i', (ranks, total, isSoft) => {
    expect(totalOf(ranks.map((rank) => rank - 1))).toEqual({ total, isSoft });
  });
});

describe('the payout of a round', () => {
  // By the published rules: the return of each deal for a stake of 100.
  it.each<[string, number[], BlackjackAct[], number]>([
    ['a blackjack pays 3 to 2', [1, 9, 13, 9], [], 250],
    ['a blackjack against one of the dealer is a push', [1, 10, 13, 1], [], 100],
    ['twenty against the dealer’s blackjack loses', [10, 10, 10, 1], [], 0],
    ['twenty against nineteen wins', [10, 10, 10, 9], ['stand'], 200],
    ['nineteen against nineteen is a push', [10, 10, 9, 9], ['stand'], 100],
    ['eighteen against nineteen loses', [10, 10, 8, 9], ['stand'], 0],
    ['more than twenty-one loses, whatever the dealer has', [10, 10, 6, 6, 10], ['hit'], 0],
    ['a dealer over twenty-one loses', [10, 10, 3, 6, 10], ['stand'], 200],
    ['a dealer with a soft seventeen stands', [10, 6, 8, 1], ['stand'], 200],
    ['a double pays twice', [5, 6, 6, 10, 10, 10], ['double'], 400],
    ['twenty-one in three cards is no blackjack', [5, 10, 6, 9, 10], ['hit'], 200],
    ['insurance pays 2 to 1 on a blackjack and the hand is lost', [10, 1, 9, 10], ['insure'], 150],
    ['insurance is lost on anything else', [10, 1, 9, 9], ['insure', 'stand'], 0],
    ['a blackjack of a split hand pays as twenty-one', [10, 6, 10, 10, 1, 9, 10], ['split', 'stand'], 400],
  ])('%s', (_name, ranks, acts, win) => {
    const ended = played(dealt(ranks), ...acts);
    expect([ended.is_over, ended.win_cents]).toEqual([true, win]);
    expect(ended.stake_cents).toBe(100 + ended.staked);
  });

  it('for each of several hands separately', () => {
    // 20, 12 and a blackjack against 19.
    const ended = played(dealt([10, 10, 1, 10, 10, 2, 13, 9], 3), 'stand', 'stand');
    expect(ended.hands.map(({ result, win_cents }) => [result, win_cents])).toEqual([
      ['win', 200],
      ['lose', 0],
      ['blackjack', 250],
    ]);
    expect(ended.win_cents).toBe(450);
  });
});

describe('the allowed acts', () => {
  it('are hit, stand, double, and split for a pair, each with its additional stake', () => {
    expect(played(dealt([8, 6, 8, 10])).may).toEqual([
      { kind: 'hit', stake_cents: 0 },
      { kind: 'stand', stake_cents: 0 },
      { kind: 'double', stake_cents: 100 },
      { kind: 'split', stake_cents: 100 },
    ]);
    expect(mayOf(dealt([8, 6, 7, 10]))).toEqual(['hit', 'stand', 'double']);
    expect(mayOf(dealt([8, 6, 3, 10, 2]), 'hit')).toEqual(['hit', 'stand']);
  });

  it('include one split, also of different ten-valued cards; split aces get one card each', () => {
    expect(mayOf(dealt([10, 6, 13, 10]))).toContain('split');
    expect(mayOf(dealt([8, 6, 8, 10, 8, 8]), 'split')).toEqual(['hit', 'stand', 'double']);
    expect(played(dealt([1, 6, 1, 10, 5, 6]), 'split')).toMatchObject({ is_over: true, hands: [{ total: 16 }, { total: 17 }] });
  });

  it('start with insurance, once, against an ace', () => {
    expect(played(dealt([10, 1, 9, 9])).may).toEqual([
      { kind: 'insure', stake_cents: 50 },
      { kind: 'decline', stake_cents: 0 },
    ]);
    expect(mayOf(dealt([10, 1, 9, 9]), 'decline')).toEqual(['hit', 'stand', 'double']);
    expect(actIn(config, dealt([10, 10, 9, 9]), { kind: 'insure' }, 0)).toBeNull();
  });

  it('are empty once the round is over', () => {
    expect(actIn(config, dealt([1, 9, 13, 9]), { kind: 'hit' }, 0)).toBeNull();
  });
});

describe('a round', () => {
  it('hides the dealer’s second card until it is over', () => {
    expect(played(dealt([10, 10, 8, 9])).dealer).toEqual({ cards: [9], total: 10, is_hidden: true });
    expect(played(dealt([10, 10, 8, 9]), 'stand').dealer).toEqual({ cards: [9, 8], total: 19, is_hidden: false });
  });

  it('that is abandoned is finished by basic strategy without further stakes', () => {
    // 16 against a ten hits: a two makes 18, against 19.
    expect(blackjackRules.leftAloneOf(dealt([10, 10, 6, 9, 2]))).toBe(0);
    // 11 against a 6 would be doubled; without further stakes it hits.
    expect(blackjackRules.leftAloneOf(dealt([5, 6, 6, 10, 10, 10]))).toBe(200);
    expect(blackjackRules.leftAloneOf(dealt([10, 1, 9, 10]))).toBe(0);
  });

  it('accepts one to three hands with equal stakes', () => {
    const asked = (hands: number, stake: number) => checkChoice(config, { game: 'blackjack', hands }, stake, 1);
    expect([asked(1, 100), asked(3, 300), asked(4, 400), asked(2, 100)].map(({ isAllowed }) => isAllowed)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('draws each card equally often (chi-square at 99.9 %)', () => {
    const counts = Array.from({ length: 52 }, () => 0);
    const source = seededDice('shoe');
    for (let i = 0; i < 650; i++) for (const card of drawShoe(source)) counts[card]! += 1;
    expect(counts.reduce((sum, n) => sum + (n - 2_000) ** 2 / 2_000, 0)).toBeLessThan(88);
  });
});

describe('basic strategy', () => {
  // From published charts for a dealer who stands on soft 17, doubles after a split allowed.
  it.each<[number[], number, BlackjackAct]>([
    [[10, 6], 10, 'hit'],
    [[10, 6], 6, 'stand'],
    [[10, 2], 2, 'hit'],
    [[10, 2], 4, 'stand'],
    [[5, 6], 10, 'double'],
    [[6, 4], 10, 'hit'],
    [[6, 3], 3, 'double'],
    [[6, 3], 2, 'hit'],
    [[1, 7], 9, 'hit'],
    [[1, 7], 6, 'double'],
    [[1, 7], 8, 'stand'],
    [[8, 8], 10, 'split'],
    [[10, 10], 6, 'stand'],
    [[1, 1], 10, 'split'],
    [[5, 5], 9, 'double'],
    [[9, 9], 7, 'stand'],
    [[9, 9], 9, 'split'],
    [[4, 4], 5, 'split'],
    [[4, 4], 4, 'hit'],
  ])('plays %j against %i: %s', (ranks, up, act) => {
    const cards = ranks.map((rank) => rank - 1);
    const may: BlackjackAct[] = ['hit', 'stand', 'double', ...(ranks[0] === ranks[1] ? (['split'] as const) : [])];
    expect(basicAct(cards, up, may)).toBe(act);
  });

  it('returns 99.43 % of the first stake, exactly and in play', () => {
    expect(basicReturn()).toBeCloseTo(0.99429612, 8);
    expect(config.rtp).toBe(basicReturn());
    const report = simulate(config, 60_000, seededDice('blackjack'));
    expect(Math.abs(report.rtp - config.rtp)).toBeLessThan(4 * report.standardError);
  });
});
