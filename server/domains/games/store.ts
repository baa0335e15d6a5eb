import type { Queries, Transaction } from '#server/database/connection';

/** The maximum number of returned favourites; older ones aren't shown. */
const FAVORITES_AT_MOST = 500;
const PLAYED_AT_MOST = 40;

/** The identifiers of a player's favourites, newest first. */
export async function readFavorites(queries: Queries, player: number): Promise<string[]> {
  const rows = await queries
    .selectFrom('favorite_games')
    .select('game_identifier')
    .where('player_id', '=', player)
    .orderBy('added_at', 'desc')
    .orderBy('game_identifier')
    .limit(FAVORITES_AT_MOST)
    .execute();
  return rows.map((row) => row.game_identifier);
}

/** Adds a favourite; returns whether it's new. */
export async function insertFavorite(transaction: Transaction, player: number, game: string, now: Date): Promise<boolean> {
  const result = await transaction
    .insertInto('favorite_games')
    .values({ player_id: player, game_identifier: game, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Removes a favourite; returns whether it existed. */
export async function deleteFavorite(transaction: Transaction, player: number, game: string): Promise<boolean> {
  const result = await transaction
    .deleteFrom('favorite_games')
    .where('player_id', '=', player)
    .where('game_identifier', '=', game)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** The identifiers of the games that a player opened, latest first (GAME-009). */
export async function readPlayed(queries: Queries, player: number): Promise<string[]> {
  const rows = await queries
    .selectFrom('played_games')
    .select('game_identifier')
    .where('player_id', '=', player)
    .orderBy('played_at', 'desc')
    .limit(PLAYED_AT_MOST)
    .execute();
  return rows.map((row) => row.game_identifier);
}

/** Records that a player opened a game. */
export async function notePlayed(queries: Queries, player: number, game: string, now: Date): Promise<void> {
  await queries
    .insertInto('played_games')
    .values({ player_id: player, game_identifier: game, played_at: now })
    .onConflict((conflict) => conflict.columns(['player_id', 'game_identifier']).doUpdateSet({ played_at: now }))
    .execute();
}
