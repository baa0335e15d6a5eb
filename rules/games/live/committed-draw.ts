import type { Dice } from '../../dice';

/** 32-bit words in one block of HMAC-SHA256. */
const WORDS = 8;
const RANGE = 2 ** 32;

/** The message hashed (keyed by the seed) for a block of a round's dice: the round's id and the block's number, from 0. */
export function blockName(liveRound: string, block: number): string {
  return `${liveRound}:${block}`;
}

/**
 * The dice of a committed round: `blockAt` returns HMAC-SHA256 of `blockName` with the seed as key, 32 bytes. A word in the incomplete last
 * range of `below` is rejected, so that all numbers are equally likely. `below` is at most 2^32.
 */
export function committedDice(blockAt: (block: number) => Uint8Array): Dice {
  let used = 0;
  const next = (): number => {
    const block = blockAt(Math.floor(used / WORDS));
    const at = (used % WORDS) * 4;
    used++;
    return new DataView(block.buffer, block.byteOffset, block.byteLength).getUint32(at);
  };
  return {
    int(below) {
      if (!Number.isInteger(below) || below < 1 || below > RANGE) throw new RangeError(`Committed dice take 1 to 2^32, not ${below}`);
      const fair = RANGE - (RANGE % below);
      let word = next();
      while (word >= fair) word = next();
      return word % below;
    },
  };
}

/** A finished round as it's published; hashes and seed in hexadecimal. */
export interface PublishedRound {
  live_round: string;
  commitment: string;
  seed: string;
  result: string;
}

/** How many blocks a verification needs: more words than any table draws. */
export const VERIFIED_BLOCKS = 128;

/**
 * Whether a published round matches its commitment: `seedHash`, the SHA-256 of its seed, is the published one, and its dice, made of
 * the first blocks, draw the published result.
 */
export function isAsCommitted(
  { commitment, result }: PublishedRound,
  { seedHash, blocks }: { seedHash: string; blocks: readonly Uint8Array[] },
  resultOf: (dice: Dice) => string,
): boolean {
  return seedHash === commitment && resultOf(committedDice((block) => blocks[block] ?? new Uint8Array(32))) === result;
}
