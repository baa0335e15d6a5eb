import type { Dice } from '#rules/dice';
import { blockName, isAsCommitted, type PublishedRound, VERIFIED_BLOCKS } from '#rules/games/live/committed-draw';
import { fromHex, toHex } from '#rules/games/live/hex';

/** Verifies a published round with the browser's own hashes: the seed has the published hash, and draws the published result. */
export async function verifyRound(round: PublishedRound, resultOf: (dice: Dice) => string): Promise<boolean> {
  const seed = fromHex(round.seed);
  if (!seed) return false;
  // A copy with its own buffer, which Web Crypto requires.
  const bytes = new Uint8Array(seed);
  const seedHash = toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const blockAt = async (_: unknown, block: number) =>
    new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(blockName(round.live_round, block))));
  const blocks = await Promise.all(Array.from({ length: VERIFIED_BLOCKS }, blockAt));
  return isAsCommitted(round, { seedHash, blocks }, resultOf);
}
