import type { FairDraw, FairSeeds } from '#contract/fields/fair';
import { callFunction } from '#server/database/call-function';
import type { Queries } from '#server/database/connection';

/** A seed with its hash. */
export interface NewSeed {
  id: string;
  seed: Buffer;
  commitment: Buffer;
}

/** The seeds for a player's next round; `rounds` is its nonce. */
export interface CurrentSeed {
  id: string;
  serverSeed: Buffer;
  clientSeed: string;
  rounds: number;
}

/** The seeds in use; null before the player's first round. */
export async function readCurrentSeed(queries: Queries, player: number): Promise<CurrentSeed | null> {
  const row = await queries
    .selectFrom('fair_seeds')
    .select(['id', 'server_seed as serverSeed', 'client_seed as clientSeed', 'rounds'])
    .where('player_id', '=', player)
    .where('began_at', 'is not', null)
    .where('revealed_at', 'is', null)
    .executeTakeFirst();
  return row ? { ...row, clientSeed: row.clientSeed ?? '', rounds: Number(row.rounds) } : null;
}

/** Inserts a player's first seeds, unless they exist: one in use, with a random player's half, and the next one. */
export async function insertFirstSeeds(
  queries: Queries,
  player: number,
  current: NewSeed & { clientSeed: string },
  next: NewSeed,
): Promise<void> {
  await queries
    .insertInto('fair_seeds')
    .values([
      {
        id: current.id,
        player_id: player,
        server_seed: current.seed,
        commitment: current.commitment,
        client_seed: current.clientSeed,
        began_at: new Date(),
        revealed_at: null,
      },
      {
        id: next.id,
        player_id: player,
        server_seed: next.seed,
        commitment: next.commitment,
        client_seed: null,
        began_at: null,
        revealed_at: null,
      },
    ])
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Reveals the seeds in use and replaces them by the next ones. Refuses round_open. */
export async function changeSeeds(queries: Queries, player: number, clientSeed: string, next: NewSeed): Promise<void> {
  await callFunction(queries, 'change_fair_seed', [player, clientSeed, next.id, next.seed, next.commitment]);
}

const REVEALED_AT_MOST = 50;

/** The player's view of the seeds. */
export async function readSeeds(queries: Queries, player: number): Promise<FairSeeds> {
  const rows = await queries
    .selectFrom('fair_seeds')
    .select(['server_seed', 'commitment', 'client_seed', 'rounds', 'began_at', 'revealed_at'])
    .where('player_id', '=', player)
    .orderBy('revealed_at', 'desc')
    .limit(REVEALED_AT_MOST + 2)
    .execute();
  const current = rows.find(({ began_at, revealed_at }) => began_at !== null && revealed_at === null);
  const next = rows.find(({ began_at }) => began_at === null);
  if (!current || !next) throw new Error(`player ${player} has no seeds in use`);
  return {
    current: {
      commitment: current.commitment.toString('hex'),
      client_seed: current.client_seed ?? '',
      rounds: Number(current.rounds),
      since: current.began_at!.toISOString(),
    },
    next_commitment: next.commitment.toString('hex'),
    revealed: rows.flatMap(({ revealed_at, commitment, server_seed, client_seed, rounds }) =>
      revealed_at === null
        ? []
        : [
            {
              commitment: commitment.toString('hex'),
              server_seed: server_seed.toString('hex'),
              client_seed: client_seed ?? '',
              rounds: Number(rounds),
              revealed_at: revealed_at.toISOString(),
            },
          ],
    ),
  };
}

/** The seeds of a round, without the part of multi-step rounds; null for a round without seeds. */
export async function readDraw(queries: Queries, round: string): Promise<Omit<FairDraw, 'stepped'> | null> {
  const row = await queries
    .selectFrom('fair_rounds')
    .innerJoin('fair_seeds', 'fair_seeds.id', 'fair_rounds.seed_id')
    .select(['commitment', 'server_seed', 'client_seed', 'nonce', 'revealed_at'])
    .where('round_id', '=', round)
    .executeTakeFirst();
  if (!row) return null;
  return {
    commitment: row.commitment.toString('hex'),
    server_seed: row.revealed_at === null ? null : row.server_seed.toString('hex'),
    client_seed: row.client_seed ?? '',
    nonce: Number(row.nonce),
  };
}
