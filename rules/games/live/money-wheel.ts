import type { Dice } from '../../dice';
import type { ExactReturn } from '../slot-return';

/** A segment of the wheel: pays its number to one, or multiplies the win of the next spin. */
export type WheelSegment = { pays: number } | { multiplies: number };

/** The numbers that can be bet on. */
export const wheelNumbers = [1, 2, 5, 10, 20, 40] as const;
export type WheelNumber = (typeof wheelNumbers)[number];

/** The 54 segments, clockwise; a letter is a number by its index in `wheelNumbers`, + doubles and * multiplies by seven. */
const ORDER = '+abcaeabadbacbafabacabadba*babaeabacbababacadacabadbca';

/** The wheel, clockwise. */
export const wheelSegments: readonly WheelSegment[] = [...ORDER].map((sign) => {
  if (sign === '+') return { multiplies: 2 };
  return sign === '*' ? { multiplies: 7 } : { pays: wheelNumbers['abcdef'.indexOf(sign)] ?? 1 };
});

/** After this many multipliers in one round, the next spin is forced to be a number. */
const MULTIPLIERS_MAX = 12;

/** A round: the segments at which the wheel stopped, the last one a number. */
export interface WheelRound {
  stops: number[];
}

const numberPlaces = wheelSegments.flatMap((segment, place) => ('pays' in segment ? [place] : []));

/** Spins the wheel until it stops at a number. */
export function spinWheel(dice: Dice): WheelRound {
  const stops: number[] = [];
  for (;;) {
    const isLast = stops.length === MULTIPLIERS_MAX;
    const stop = isLast ? (numberPlaces[dice.int(numberPlaces.length)] ?? 0) : dice.int(wheelSegments.length);
    stops.push(stop);
    if ('pays' in (wheelSegments[stop] ?? { pays: 1 })) return { stops };
  }
}

/** The number of a round and the product of its multipliers. */
export function wheelResult({ stops }: WheelRound): { number: number; multiplier: number } {
  const passed = stops.map((stop) => wheelSegments[stop] ?? { pays: 1 });
  const last = passed.at(-1);
  return {
    number: last && 'pays' in last ? last.pays : 1,
    multiplier: passed.reduce((product, segment) => product * ('multiplies' in segment ? segment.multiplies : 1), 1),
  };
}

/** The return of a bet on a number, its stake included, in minor units: the number to one, times the multipliers. */
export function wheelPays(round: WheelRound, bet: WheelNumber, stake: number): number {
  const { number, multiplier } = wheelResult(round);
  return number === bet ? stake * (number * multiplier + 1) : 0;
}

/** Exact return of a bet on a number, over every chain of spins. */
export function wheelReturn(bet: WheelNumber): ExactReturn {
  const all = wheelSegments.length;
  const factors = wheelSegments.flatMap((segment) => ('multiplies' in segment ? [segment.multiplies] : []));
  const own = wheelSegments.filter((segment) => 'pays' in segment && segment.pays === bet).length;
  // The contribution of the rest of a chain, by powers of the multiplier M so far: its probability, and the sums of M and M².
  let rest = { hit: own / numberPlaces.length, first: own / numberPlaces.length, second: own / numberPlaces.length };
  for (let spin = 0; spin < MULTIPLIERS_MAX; spin++) {
    const sum = (power: number, of: number) => factors.reduce((total, factor) => total + (factor ** power * of) / all, own / all);
    rest = { hit: sum(0, rest.hit), first: sum(1, rest.first), second: sum(2, rest.second) };
  }
  const rtp = rest.hit + bet * rest.first;
  const square = rest.hit + 2 * bet * rest.first + bet * bet * rest.second;
  return { rtp, variance: square - rtp * rtp, hitRate: rest.hit };
}
