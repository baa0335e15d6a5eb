import { sql } from 'kysely';
import type { Queries, Transaction } from '#server/database/connection';
import { living } from '../presence-store';

/** Replaces the list of players who have the chat of a table open on a server. */
export async function writeHere(transaction: Transaction, server: string, game: string, players: readonly number[]): Promise<void> {
  await transaction
    .deleteFrom('live_chat_here')
    .where('server', '=', server)
    .where('game', '=', game)
    .where('player_id', 'not in', players.length > 0 ? [...players] : [0])
    .execute();
  if (players.length === 0) return;
  await transaction
    .insertInto('live_chat_here')
    .values(players.map((player_id) => ({ server, game, player_id })))
    .onConflict((conflict) => conflict.columns(['server', 'game', 'player_id']).doUpdateSet({ seen_at: sql<Date>`clock_timestamp()` }))
    .execute();
}

/** Writes a server's heartbeat. */
export async function keepHere(queries: Queries, server: string): Promise<void> {
  await queries.updateTable('live_chat_here').set({ seen_at: sql<Date>`clock_timestamp()` }).where('server', '=', server).execute();
}

/** The people who have the chat of a table open, on all servers: their number, and the first by name. */
export async function readHere(queries: Queries, game: string, most: number) {
  const rows = await queries
    .selectFrom('players')
    .innerJoin('live_chat_people', 'live_chat_people.player_id', 'players.id')
    .select(['person', 'nickname', sql<number>`count(*) over ()::int`.as('here')])
    .where('players.id', 'in', (select) => select.selectFrom('live_chat_here').select('player_id').where('game', '=', game).where(living))
    .orderBy('nickname')
    .orderBy('person')
    .limit(most)
    .execute();
  return { here: rows[0]?.here ?? 0, rows };
}

/** Deletes the people of a server that stops, and of servers that are gone. */
export async function forgetHere(queries: Queries, server: string): Promise<void> {
  await queries
    .deleteFrom('live_chat_here')
    .where(({ or, eb, not }) => or([eb('server', '=', server), not(living)]))
    .execute();
}
