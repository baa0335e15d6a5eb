import type { Dice } from '../../dice';
import { committedDice } from '../live/committed-draw';

/** What's hashed for a block of a round's dice, keyed by the server's seed: the player's seed, the round's number and the block's. */
export function fairBlockName(clientSeed: string, nonce: number, block: number): string {
  return `${clientSeed}:${nonce}:${block}`;
}

/** The dice of a round: HMAC-SHA256 under the server's seed, which `hmac` computes of a text (decision 0122). */
export function fairDice(hmac: (text: string) => Uint8Array, clientSeed: string, nonce: number): Dice {
  return committedDice((block) => hmac(fairBlockName(clientSeed, nonce, block)));
}
