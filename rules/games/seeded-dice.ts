import type { Dice } from '../dice';

/** Spreads a string over four 32-bit words. */
function wordsOf(seed: string): [number, number, number, number] {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let i = 0; i < seed.length; i++) {
    const k = seed.charCodeAt(i);
    a = b ^ Math.imul(a ^ k, 597399067);
    b = c ^ Math.imul(b ^ k, 2869860233);
    c = d ^ Math.imul(c ^ k, 951274213);
    d = a ^ Math.imul(d ^ k, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  return [a | 1, b, c, d];
}

/**
 * Repeatable dice: the same seed gives the same numbers (xoshiro128**, unbiased by rejection). They build
 * configurations and run simulations; real play uses a cryptographic source, never this.
 */
export function seededDice(seed: string): Dice {
  let [a, b, c, d] = wordsOf(seed);
  const next = (): number => {
    const m = Math.imul(b, 5);
    const result = Math.imul((m << 7) | (m >>> 25), 9) >>> 0;
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = (d << 11) | (d >>> 21);
    return result;
  };
  for (let i = 0; i < 8; i++) next();
  return {
    int(below) {
      const limit = 4294967296 - (4294967296 % below);
      let n = next();
      while (n >= limit) n = next();
      return n % below;
    },
  };
}

/** One of a list, each equally likely. The list is not empty. */
export function pick<T>(dice: Dice, list: readonly T[]): T {
  return list[dice.int(list.length)] as T;
}

/** An index drawn with the given whole-number weights. */
export function pickWeighted(dice: Dice, weights: readonly number[]): number {
  let total = 0;
  for (const weight of weights) total += weight;
  let left = dice.int(total);
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i] ?? 0;
    if (left < 0) return i;
  }
  return weights.length - 1;
}

/** A copy in random order. */
export function shuffled<T>(dice: Dice, list: readonly T[]): T[] {
  const result = [...list];
  for (let i = result.length - 1; i > 0; i--) {
    const j = dice.int(i + 1);
    [result[i], result[j]] = [result[j] as T, result[i] as T];
  }
  return result;
}
