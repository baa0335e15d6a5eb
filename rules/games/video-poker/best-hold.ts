import type { PokerVariant, VideoPokerConfig } from '#contract/fields/video-poker';
import { deckOf, JOKER, pokerHandOf } from './hands';
import { pokerReturns } from './returns.data';

const MASKS = 32;
const RANKS = 13;

/** The ranks of a royal flush. */
const royalRanks: ReadonlySet<number> = new Set([0, 9, 10, 11, 12]);

/** The pay of a hand, per coin. */
export function paysOf({ pays, coins_max }: VideoPokerConfig, coins: number): Map<string, number> {
  return new Map(pays.map(({ hand, some, all }) => [hand, coins === coins_max ? all : some]));
}

/** The number of natural royal flushes that contain the given cards (up to two). */
function royalsWith(cards: readonly number[]): number {
  if (cards.some((card) => card === JOKER || !royalRanks.has(card % RANKS))) return 0;
  const suits = new Set(cards.map((card) => Math.floor(card / RANKS)));
  return [4, 1, 0][suits.size] ?? 0;
}

/** The sum of the pays, below the maximum of coins, of all hands that contain the given cards (up to two). */
function startOf(variant: PokerVariant, [one, other]: readonly number[]): number {
  const { none, one: byOne, two } = pokerReturns[variant].starts;
  if (one === undefined) return none;
  const rankOf = (card: number) => (card === JOKER ? RANKS : card % RANKS);
  if (other === undefined) return byOne[rankOf(one)] ?? 0;
  const [low, high] = [rankOf(one), rankOf(other)].sort((a, b) => a - b) as [number, number];
  if (high === RANKS) return two[RANKS * RANKS + low] ?? 0;
  const isSameSuit = Math.floor(one / RANKS) === Math.floor(other / RANKS);
  return (isSameSuit ? two[high * RANKS + low] : two[low * RANKS + high]) ?? 0;
}

/** The sum of the pays of all hands that contain the given cards (three or more). The bulk of the work, so all hands share one array. */
function sumOver(deck: number, cards: readonly number[], payOf: (hand: readonly number[]) => number): number {
  const hand = [...cards];
  const add = (place: number, from: number): number => {
    if (place === 5) return payOf(hand);
    let sum = 0;
    for (let card = from; card < deck; card++) {
      if (cards.includes(card)) continue;
      hand[place] = card;
      sum += add(place + 1, card + 1);
    }
    return sum;
  };
  return add(cards.length, 0);
}

/** The number of ways to draw a number of cards from those that weren't dealt. */
function drawsOf(deck: number, cards: number): number {
  let draws = 1;
  for (let i = 0; i < cards; i++) draws = (draws * (deck - 5 - i)) / (i + 1);
  return draws;
}

/** The cards to hold, by position, and the average return per coin. */
export interface Hold {
  held: number[];
  value: number;
}

/** Every combination of held cards with its exact average over all draws; the index has the positions as bits. */
export function holdsOf(config: VideoPokerConfig, coins: number, dealt: readonly number[]): Hold[] {
  const { variant } = config;
  const deck = deckOf(variant);
  const pays = paysOf(config, coins);
  const payOf = (hand: readonly number[]) => pays.get(pokerHandOf(variant, hand) ?? '') ?? 0;
  const { some, all } = config.pays[0] ?? { some: 0, all: 0 };
  const royalMore = (pays.get('royal') ?? 0) === all ? all - some : 0;
  const positions = Array.from({ length: MASKS }, (_, mask) => [0, 1, 2, 3, 4].filter((i) => mask & (1 << i)));
  const values = positions.map((held) => {
    const cards = held.map((i) => dealt[i] as number);
    if (cards.length > 2) return sumOver(deck, cards, payOf);
    return startOf(variant, cards) + royalsWith(cards) * royalMore;
  });
  // Subtracts the hands that contain a discarded card.
  for (let bit = 1; bit < MASKS; bit <<= 1)
    for (let mask = 0; mask < MASKS; mask++) if (!(mask & bit)) values[mask] = (values[mask] ?? 0) - (values[mask | bit] ?? 0);
  return positions.map((held, mask) => ({ held, value: (values[mask] ?? 0) / drawsOf(deck, 5 - held.length) }));
}

/** The hold with the highest average return; of equal ones the one with fewer cards. */
export function bestHold(config: VideoPokerConfig, coins: number, dealt: readonly number[]): Hold {
  return holdsOf(config, coins, dealt).reduce((best, hold) => (hold.value > best.value + 1e-9 ? hold : best));
}
