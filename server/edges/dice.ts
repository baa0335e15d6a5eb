import { randomBytes } from 'node:crypto';
import type { Dice } from '#rules/dice';

const poolBytes = 4096;
const wordBytes = 6;
const words = 2 ** (8 * wordBytes);

/** The source of random bytes: the operating system, except in tests. */
export type Bytes = (count: number) => Buffer;

/**
 * Unbiased cryptographic dice: a word of 48 random bits in the last, incomplete range of `below` is rejected and drawn again. `below` is a
 * whole number from 1 to 2^48.
 */
export function cryptographicDice(bytes: Bytes = randomBytes): Dice {
  let pool: Buffer = Buffer.alloc(0);
  let at = 0;

  function word(): number {
    if (at + wordBytes > pool.length) {
      pool = bytes(poolBytes);
      at = 0;
    }
    const value = pool.readUIntBE(at, wordBytes);
    // Draws aren't stored.
    pool.fill(0, at, at + wordBytes);
    at += wordBytes;
    return value;
  }

  return {
    int(below) {
      if (!Number.isInteger(below) || below < 1 || below > words) {
        throw new RangeError(`Dice take a whole number from 1 to 2^48, not ${below}`);
      }
      const fair = words - (words % below);
      let value = word();
      while (value >= fair) value = word();
      return value % below;
    },
  };
}
