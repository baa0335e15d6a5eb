import type { Dice } from '../../dice';
import { committedDice } from '../live/committed-draw';

/** The message hashed (keyed by the server's seed) for a block of a round's dice: the player's seed, the numbers of round and block. */
export function fairBlockName(clientSeed: string, nonce: number, block: number): string {
  return `${clientSeed}:${nonce}:${block}`;
}

/** The dice of a round: HMAC-SHA256 with the server's seed as key; `hmac` computes it for a text (decision 0122). */
export function fairDice(hmac: (text: string) => Uint8Array, clientSeed: string, nonce: number): Dice {
  return committedDice((block) => hmac(fairBlockName(clientSeed, nonce, block)));
}
