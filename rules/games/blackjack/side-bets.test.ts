import { describe, expect, it } from 'vitest';
import type { BlackjackChoice, BlackjackConfig, BlackjackOutcome, BlackjackSide } from '#contract/fields/blackjack';
import { generateChoiceGame } from '../choice-games';
import { highestStake } from '../decide-round';
import { actIn, checkChoice, playChoice, seenOf } from '../play-choice';
import { seededDice } from '../seeded-dice';
import type { SteppedRound } from '../stepped-round';
import { blackjackRules } from './blackjack';
import { sidePaid, sideResult, sideReturn } from './side-bets';

const config = generateChoiceGame('blackjack', { motif: 'cards', palette: 'ion' }) as BlackjackConfig;

/** Parses cards: a rank, and a suit of s(pades), h(earts), d(iamonds), c(lubs). */
const cardsOf = (text: string) =>
  text.split(' ').map((name) => 'A23456789TJQK'.indexOf(name.slice(0, 1)) + 13 * 'shdc'.indexOf(name.slice(1)));

/** The return of a side bet of 100 with two cards of the hand and the dealer's first one. */
function back(side: BlackjackSide, text: string): number {
  const [one, two, up] = cardsOf(text) as [number, number, number];
  return sidePaid(side, sideResult(side, one, two, up), 100);
}

/** A round whose cards are drawn in this order: the first of each hand, the dealer's, the second ones, the hidden one. */
const dealt = (text: string, choice: Partial<BlackjackChoice>, base_cents: number): SteppedRound<BlackjackChoice> => ({
  kind: 'blackjack',
  base_cents,
  choice: { game: 'blackjack', hands: 1, ...choice },
  secret: [...cardsOf(text), ...Array.from({ length: 60 }, () => 9)],
  acts: [],
  started_at: 0,
  is_untouched: false,
});
const seen = (round: SteppedRound) => seenOf(config, round, 0) as BlackjackOutcome;

describe('side bets of blackjack', () => {
  // Computed by hand: the return of a stake of 100.
  it.each<[BlackjackSide, string, number]>([
    ['pairs', '7s 7s 2h', 2600],
    ['pairs', '7s 7c 2h', 1100],
    ['pairs', 'Qh Qd 2h', 1100],
    ['pairs', 'Qh Qs 2h', 600],
    ['pairs', 'Qd Qc Qd', 600],
    ['pairs', 'Qd Kd Jd', 0],
    ['trio', '9h 9h 9h', 10_100],
    ['trio', '9h 9s 9h', 2600],
    ['trio', '4c 6c 5c', 4100],
    ['trio', 'Qd Kd Ad', 4100],
    ['trio', '4c 6h 5c', 1100],
    ['trio', 'As 3d 2c', 1100],
    ['trio', 'Kh Qs Ah', 1100],
    ['trio', 'Ks Ah 2d', 0],
    ['trio', 'Ks 2s 9s', 600],
    ['trio', '8d 8d 2d', 600],
    ['trio', '8d 8c 2h', 0],
  ])('pay by the published table: %s with %s', (side, cards, paid) => {
    expect(back(side, cards)).toBe(paid);
  });

  it('return what enumerating all deals gives', () => {
    // A second card is identical once in 52, of the same rank and colour as often, of the other colour twice as often.
    expect(sideReturn('pairs').rtp).toBeCloseTo((26 + 11 + 2 * 6) / 52, 12);
    // Of 52³ deals: 52 suited threes, 12 runs × 6 orders in 4 or 64 suits, 13 × 64 threes, 4 × 13³ of one suit.
    const [suited, straightFlush, run] = [52, 12 * 6 * 4, 12 * 6 * 64];
    const [three, flush] = [13 * 64 - suited, 4 * 13 ** 3 - straightFlush - suited];
    const counted = suited * 101 + straightFlush * 41 + three * 26 + (run - straightFlush) * 11 + flush * 6;
    expect(sideReturn('trio').rtp).toBeCloseTo(counted / 52 ** 3, 12);
    expect([sideReturn('pairs'), sideReturn('trio')].map(({ rtp }) => rtp.toFixed(4))).toEqual(['0.9423', '0.9640']);
    expect(sideReturn('pairs').hitRate).toBeCloseTo(4 / 52, 12);
  });

  it('return the same in simulated play', () => {
    const dice = seededDice('side bets');
    let [sum, squares] = [0, 0];
    const rounds = 40_000;
    for (let i = 0; i < rounds; i++) {
      const choice = { game: 'blackjack' as const, hands: 1, sides: ['trio' as const] };
      const { kept } = playChoice(config, choice, 300, dice, 0);
      const won = seen(kept as SteppedRound).sides![0]!.win_cents / 100;
      sum += won;
      squares += won * won;
    }
    const mean = sum / rounds;
    const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
    expect(Math.abs(mean - sideReturn('trio').rtp)).toBeLessThan(4 * error);
  });

  it('stake half of each hand, as part of the round’s stake', () => {
    const take = (choice: Partial<BlackjackChoice>, stake: number) =>
      checkChoice(config, { game: 'blackjack', hands: 1, ...choice }, stake, 1).isAllowed;
    expect([take({ sides: ['pairs'] }, 150), take({ sides: ['pairs', 'trio'] }, 200), take({ hands: 3, sides: ['trio'] }, 450)]).toEqual([
      true,
      true,
      true,
    ]);
    // A stake of 100 is valid only without a side bet, and a side bet can't be placed twice.
    expect([take({ sides: ['pairs'] }, 100), take({ sides: ['pairs', 'pairs'] }, 200), take({}, 150)]).toEqual([false, false, false]);
    const { hands, sides, stake_cents } = seen(dealt('8s 6s 8s Th', { sides: ['pairs', 'trio'] }, 200));
    expect([stake_cents, hands[0]?.stake_cents, sides?.map((side) => side.stake_cents)]).toEqual([200, 100, [50, 50]]);
    expect(highestStake(config, 1)).toBe(10_000 * 3 * 2);
  });

  it('are paid with the round by the cards of their own hand, independent of the hand’s result', () => {
    // Two hands: a perfect pair that's split and loses, a nine and an eight that lose to twenty.
    const round = dealt('8s 9h Ts 8s 8h Th 2c 3c', { hands: 2, sides: ['pairs'] }, 300);
    expect(seen(round).sides?.map(({ hand, result, win_cents }) => [hand, result, win_cents])).toEqual([
      [0, 'pair-perfect', 50 * 26],
      [1, null, 0],
    ]);
    // The win isn't paid until the round is over.
    expect(seen(round).win_cents).toBe(0);
    let kept: SteppedRound = round;
    let staked = 0;
    for (const kind of ['split', 'stand', 'stand', 'stand'] as const) {
      const done = actIn(config, kept, { kind }, 0)!;
      kept = done.kept;
      staked += done.staked;
    }
    const ended = seen(kept);
    expect([ended.is_over, ended.hands.map(({ result }) => result), ended.win_cents]).toEqual([true, ['lose', 'lose', 'lose'], 1300]);
    // A split stakes the hand again, not its side bet.
    expect([staked, ended.stake_cents]).toEqual([100, 400]);
  });

  it('are paid in an abandoned round, and insurance costs half of the hands’ stake only', () => {
    expect(blackjackRules.leftAloneOf(dealt('Ts Ks Tc 9h', { sides: ['pairs'] }, 150))).toBe(50 * 11 + 200);
    expect(seen(dealt('9s As 9h 9d', { sides: ['pairs', 'trio'] }, 200)).may).toEqual([
      { kind: 'insure', stake_cents: 50 },
      { kind: 'decline', stake_cents: 0 },
    ]);
  });

  it('don’t change a round without them', () => {
    expect(seen(dealt('8s 6s 8s Th', {}, 100))).not.toHaveProperty('sides');
  });
});
