import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { FairSeeds } from '#contract/fields/fair';
import type { Dice } from '#rules/dice';
import { fairDice } from '#rules/games/fair/fair-draw';
import type { Queries, Transaction } from '#server/database/connection';
import { refusalCodeOf } from '#server/database/refusal-of';
import { refuse } from '#server/plugins/refusals';
import { changeSeeds, type CurrentSeed, insertFirstSeeds, type NewSeed, readCurrentSeed, readSeeds } from './fair-store';

const SEED_BYTES = 32;
const CLIENT_SEED_BYTES = 8;

/** How often a round is redrawn because the seeds have advanced, before the call is refused. */
const DRAWS = 4;

function newSeed(): NewSeed {
  const seed = randomBytes(SEED_BYTES);
  return { id: randomUUID(), seed, commitment: createHash('sha256').update(seed).digest() };
}

/** The seeds of a player's next round; creates the first ones with a random player's half. */
export async function currentSeed(queries: Queries, player: number): Promise<CurrentSeed> {
  const known = await readCurrentSeed(queries, player);
  if (known) return known;
  const clientSeed = randomBytes(CLIENT_SEED_BYTES).toString('hex');
  await insertFirstSeeds(queries, player, { ...newSeed(), clientSeed }, newSeed());
  const made = await readCurrentSeed(queries, player);
  if (!made) throw new Error(`player ${player} has no seeds after they were made`);
  return made;
}

/** The dice of the seeds' next round. */
export function diceOfRound({ serverSeed, clientSeed, rounds }: Pick<CurrentSeed, 'serverSeed' | 'clientSeed' | 'rounds'>): Dice {
  return fairDice((text) => createHmac('sha256', serverSeed).update(text).digest(), clientSeed, rounds);
}

/** Draws a round, again if the seeds have drawn another one meanwhile (nothing was staked then). Refuses unavailable. */
export async function untilDrawn<T>(draw: () => Promise<T>): Promise<T> {
  for (let drawn = 0; drawn < DRAWS; drawn++) {
    try {
      return await draw();
    } catch (error) {
      if (refusalCodeOf(error) !== 'round_moved') throw error;
    }
  }
  throw refuse('unavailable');
}

/** The player's view of the seeds. */
export async function seedsOf(queries: Queries, player: number): Promise<FairSeeds> {
  await currentSeed(queries, player);
  return readSeeds(queries, player);
}

/** Reveals the player's seeds and replaces them by the next ones, with the player's half. Refuses round_open. */
export async function changeSeedsOf(transaction: Transaction, player: number, clientSeed: string): Promise<FairSeeds> {
  await currentSeed(transaction, player);
  await changeSeeds(transaction, player, clientSeed, newSeed());
  return readSeeds(transaction, player);
}
