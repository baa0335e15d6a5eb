import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Dice } from '#rules/dice';
import { blockName, committedDice } from '#rules/games/live/committed-draw';

/** A new secret seed and its published hash. */
export function newSeed(): { seed: Buffer; commitment: Buffer } {
  const seed = randomBytes(32);
  return { seed, commitment: createHash('sha256').update(seed).digest() };
}

/** The dice of a round, which its seed commits to. */
export function diceOf(seed: Buffer, liveRound: string): Dice {
  return committedDice((block) => createHmac('sha256', seed).update(blockName(liveRound, block)).digest());
}
