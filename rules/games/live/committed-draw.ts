import type { Dice } from '../../dice';
import { fromHex, toHex } from './hex';

/** 32-bit words in one block of HMAC-SHA256. */
const WORDS = 8;
const RANGE = 2 ** 32;

/** What's hashed for a block of a round's dice, keyed by the seed: the round's id and the block's number, from 0. */
export function blockName(liveRound: string, block: number): string {
  return `${liveRound}:${block}`;
}

/**
 * The dice of a committed round: `blockAt` returns HMAC-SHA256 of `blockName` under the seed, 32 bytes. A word in the incomplete last
 * run of `below` is passed over, so no number is more likely than another. `below` is at most 2^32.
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

/** SHA-256 and HMAC-SHA256, as Web Crypto and Node have them. */
export interface Hashing {
  sha256(data: Uint8Array): Promise<Uint8Array>;
  hmac(key: Uint8Array, text: string): Promise<Uint8Array>;
}

/** A finished round as it's published. */
export interface PublishedRound {
  live_round: string;
  /** Hexadecimal. */
  commitment: string;
  seed: string;
  result: string;
}

/** Blocks that are ready for a verification: more words than any table draws. */
const BLOCKS = 128;

/** Whether a published round is what was committed to: the seed has the published hash, and draws the published result. */
export async function verifyRound(round: PublishedRound, resultOf: (dice: Dice) => string, hashing: Hashing): Promise<boolean> {
  const seed = fromHex(round.seed);
  if (!seed || toHex(await hashing.sha256(seed)) !== round.commitment) return false;
  const blocks = await Promise.all(Array.from({ length: BLOCKS }, (_, block) => hashing.hmac(seed, blockName(round.live_round, block))));
  return resultOf(committedDice((block) => blocks[block] ?? new Uint8Array(32))) === round.result;
}
