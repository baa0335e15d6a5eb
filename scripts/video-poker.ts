import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { type PokerVariant, pokerVariants } from '#contract/fields/video-poker';
import { deckOf, JOKER, pokerHandOf } from '#rules/games/video-poker/hands';
import { paytables } from '#rules/games/video-poker/paytables.data';
import { say } from './say';

/*
 * Computes the return of each video poker with the best holds, over every deal and every draw, and writes it to
 * rules/games/video-poker/returns.data.ts with the sums that bestHold uses. Takes about two minutes; run it after
 * changing a paytable.
 *
 * W(S) is the sum of the pays of all hands that contain the cards S. The total return of a hold H of a deal D over its draws is
 * the sum over all T of the discarded cards of (-1)^|T| W(H ∪ T).
 */

const FILE = 'rules/games/video-poker/returns.data.ts';
const MASKS = 32;
const sizes = Array.from({ length: MASKS }, (_, mask) => [0, 1, 2, 3, 4].filter((i) => mask & (1 << i)).length);

/** choose[n][k] */
const choose = Array.from({ length: 54 }, (_, n) => {
  const row = [1, 0, 0, 0, 0, 0];
  for (let k = 1; k <= 5; k++) row[k] = k > n ? 0 : ((row[k - 1] ?? 0) * (n - k + 1)) / k;
  return row;
});

/** Calls `visit` with each hand of five cards, ascending. */
function eachHand(deck: number, visit: (hand: readonly number[]) => void): void {
  for (let a = 0; a < deck; a++)
    for (let b = a + 1; b < deck; b++)
      for (let c = b + 1; c < deck; c++) for (let d = c + 1; d < deck; d++) for (let e = d + 1; e < deck; e++) visit([a, b, c, d, e]);
}

/** The indices of a hand's 32 subsets in the sums by size, written to `into`. */
function placesOf(hand: readonly number[], into: Int32Array): void {
  for (let mask = 0; mask < MASKS; mask++) {
    let place = 0;
    let k = 0;
    for (let i = 0; i < 5; i++) if (mask & (1 << i)) place += choose[hand[i] as number]?.[++k] ?? 0;
    into[mask] = place;
  }
}

type Sums = readonly Float64Array[];

/** W of every set of up to five cards, of the pays, their squares and the hits. */
function sumsOf(deck: number, payOf: (hand: readonly number[]) => number): { pays: Sums; squares: Sums; hits: Sums } {
  const empty = () => [0, 1, 2, 3, 4, 5].map((k) => new Float64Array(choose[deck]?.[k] ?? 0));
  const all = { pays: empty(), squares: empty(), hits: empty() };
  const places = new Int32Array(MASKS);
  eachHand(deck, (hand) => {
    const pays = payOf(hand);
    if (pays === 0) return;
    placesOf(hand, places);
    for (let mask = 0; mask < MASKS; mask++) {
      const [size, place] = [sizes[mask] as number, places[mask] as number];
      all.pays[size]![place]! += pays;
      all.squares[size]![place]! += pays * pays;
      all.hits[size]![place]! += 1;
    }
  });
  return all;
}

interface Figures {
  rtp: number;
  variance: number;
  hitRate: number;
}

/** The return of the best hold, over every deal. */
function figuresOf(deck: number, all: ReturnType<typeof sumsOf>): Figures {
  const draws = [5, 4, 3, 2, 1, 0].map((k) => choose[deck - 5]?.[k] ?? 1);
  const places = new Int32Array(MASKS);
  const values = new Float64Array(MASKS);
  const total = { pays: 0, squares: 0, hits: 0 };
  const fill = (sums: Sums) => {
    for (let mask = 0; mask < MASKS; mask++) values[mask] = sums[sizes[mask] as number]![places[mask] as number]!;
    for (let bit = 1; bit < MASKS; bit <<= 1)
      for (let mask = 0; mask < MASKS; mask++) if (!(mask & bit)) values[mask]! -= values[mask | bit]!;
  };
  eachHand(deck, (hand) => {
    placesOf(hand, places);
    fill(all.pays);
    let best = 0;
    for (let mask = 1; mask < MASKS; mask++)
      if (values[mask]! / draws[sizes[mask]!]! > values[best]! / draws[sizes[best]!]! + 1e-12) best = mask;
    const of = draws[sizes[best]!]!;
    total.pays += values[best]! / of;
    fill(all.squares);
    total.squares += values[best]! / of;
    fill(all.hits);
    total.hits += values[best]! / of;
  });
  const hands = choose[deck]?.[5] ?? 1;
  const rtp = total.pays / hands;
  return { rtp, variance: total.squares / hands - rtp * rtp, hitRate: total.hits / hands };
}

/** W of up to two cards by rank: see PokerReturns. */
function startsOf(variant: PokerVariant, { pays }: ReturnType<typeof sumsOf>): { none: number; one: number[]; two: number[] } {
  const ranks = Array.from({ length: 13 }, (_, rank) => rank);
  const pairAt = (one: number, other: number) => pays[2]![choose[one]![1]! + choose[other]![2]!]!;
  const joker = variant === 'joker';
  return {
    none: pays[0]![0]!,
    one: [...ranks.map((rank) => pays[1]![rank]!), ...(joker ? [pays[1]![JOKER]!] : [])],
    // Above the diagonal the suits differ; below it they're the same.
    two: [
      ...ranks.flatMap((row) => ranks.map((column) => (row > column ? pairAt(column, row) : pairAt(row, column + 13)))),
      ...(joker ? ranks.map((rank) => pairAt(rank, JOKER)) : []),
    ],
  };
}

function returnsOf(variant: PokerVariant) {
  const deck = deckOf(variant);
  const payOf = (coins: 'some' | 'all') => {
    const pays = new Map(paytables[variant].map((pay) => [pay.hand, pay[coins]]));
    return (hand: readonly number[]) => pays.get(pokerHandOf(variant, hand) ?? 'royal') ?? 0;
  };
  const paid = (coins: 'some' | 'all') => {
    const of = payOf(coins);
    return sumsOf(deck, (hand) => (pokerHandOf(variant, hand) === null ? 0 : of(hand)));
  };
  const some = paid('some');
  const figures = { some: figuresOf(deck, some), all: figuresOf(deck, paid('all')) };
  say(`${variant}: ${figures.some.rtp} with some coins, ${figures.all.rtp} with all`);
  return { ...figures, starts: startsOf(variant, some) };
}

const returns = Object.fromEntries(pokerVariants.map((variant) => [variant, returnsOf(variant)]));
writeFileSync(
  FILE,
  `import type { PokerReturns } from './poker-returns';
import type { PokerVariant } from '#contract/fields/video-poker';

/** Written by scripts/video-poker.ts. */
export const pokerReturns: Record<PokerVariant, PokerReturns> = ${JSON.stringify(returns)};
`,
);
execFileSync('node_modules/.bin/biome', ['format', '--write', FILE], { stdio: 'ignore' });
