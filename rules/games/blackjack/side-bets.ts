import { type BlackjackSide, type BlackjackSideResult, blackjackSides } from '#contract/fields/blackjack';
import type { ExactReturn } from '../slot-return';
import { DECK } from './totals';

/** A side bet's stake as a share of its hand's. */
const SHARE = 1 / 2;

/** The odds of each result, to one. */
export const sidePays: Readonly<Record<BlackjackSide, Readonly<Partial<Record<BlackjackSideResult, number>>>>> = {
  pairs: { 'pair-perfect': 25, 'pair-coloured': 10, 'pair-mixed': 5 },
  trio: { 'trio-suited': 100, 'trio-straight-flush': 40, 'trio-three': 25, 'trio-straight': 10, 'trio-flush': 5 },
};

const rankOf = (card: number) => card % 13;
const suitOf = (card: number) => Math.floor(card / 13);
/** Suits are spades, hearts, diamonds, clubs. */
const isRed = (card: number) => suitOf(card) === 1 || suitOf(card) === 2;
const allEqual = (values: readonly number[]) => values.every((value) => value === values[0]);

/** The kind of pair of a hand's first two cards. */
function pairOf(one: number, two: number): BlackjackSideResult | null {
  if (rankOf(one) !== rankOf(two)) return null;
  if (one === two) return 'pair-perfect';
  return isRed(one) === isRed(two) ? 'pair-coloured' : 'pair-mixed';
}

/** Whether three ranks follow one another; an ace is before the two or after the king. */
function isStraight(ranks: readonly number[]): boolean {
  const [low = 0, middle = 0, high = 0] = ranks.toSorted((one, other) => one - other);
  return (middle === low + 1 && high === low + 2) || (low === 0 && middle === 11 && high === 12);
}

/** The poker hand of a hand's first two cards and the dealer's first one. */
function trioOf(cards: readonly number[]): BlackjackSideResult | null {
  const isFlush = allEqual(cards.map(suitOf));
  const ranks = cards.map(rankOf);
  if (allEqual(ranks)) return isFlush ? 'trio-suited' : 'trio-three';
  if (isStraight(ranks)) return isFlush ? 'trio-straight-flush' : 'trio-straight';
  return isFlush ? 'trio-flush' : null;
}

/** The result of a side bet with a hand's first two cards and the dealer's first one. */
export function sideResult(side: BlackjackSide, one: number, two: number, up: number): BlackjackSideResult | null {
  return side === 'pairs' ? pairOf(one, two) : trioOf([one, two, up]);
}

/** A round's first stake as a multiple of its hand's stake: the hand and its side bets. */
export const stakesOfHand = (sides: readonly BlackjackSide[]): number => 1 + sides.length * SHARE;

/** The stake of one side bet of a hand. */
export const sideStake = (handStake: number): number => handStake * SHARE;

/** The return of a side bet, its stake included. */
export function sidePaid(side: BlackjackSide, result: BlackjackSideResult | null, stake: number): number {
  const pays = result === null ? undefined : sidePays[side][result];
  return pays === undefined ? 0 : stake * (1 + pays);
}

const returns = new Map<BlackjackSide, ExactReturn>();

/** Exact return of a side bet, by enumerating all three cards, each drawn from a full deck. Computed once. */
export function sideReturn(side: BlackjackSide): ExactReturn {
  const known = returns.get(side) ?? everyDeal(side);
  returns.set(side, known);
  return known;
}

function everyDeal(side: BlackjackSide): ExactReturn {
  let [sum, squares, hits] = [0, 0, 0];
  for (let one = 0; one < DECK; one++)
    for (let two = 0; two < DECK; two++)
      for (let up = 0; up < DECK; up++) {
        const paid = sidePaid(side, sideResult(side, one, two, up), 1);
        sum += paid;
        squares += paid * paid;
        if (paid > 0) hits += 1;
      }
  const deals = DECK ** 3;
  return { rtp: sum / deals, variance: squares / deals - (sum / deals) ** 2, hitRate: hits / deals };
}

/** A player's chosen side bets: valid ones, each once. */
export function areSides(sides: readonly BlackjackSide[]): boolean {
  return new Set(sides).size === sides.length && sides.every((side) => blackjackSides.includes(side));
}
