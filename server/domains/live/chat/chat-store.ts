import { sql } from 'kysely';
import type { ChatReportReason } from '#contract/fields/live-chat';
import type { Queries, Transaction } from '#server/database/connection';
import { takeTurn } from '#server/database/player-lock';

/** The channel that notifies servers of a changed chat. */
export const CHAT_CHANNEL = 'live_chat';

/** Notifies every server at commit that a table's chat has changed. */
export async function noteChat(queries: Queries, game: string): Promise<void> {
  await sql`select pg_notify(${CHAT_CHANNEL}, ${game})`.execute(queries);
}

/** The id of a player in the chat, created on the first use. */
export async function personOf(queries: Queries, player: number): Promise<string> {
  const row = await queries
    .insertInto('live_chat_people')
    .values({ player_id: player })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(({ ref }) => ({ person: ref('live_chat_people.person') })))
    .returning('person')
    .executeTakeFirstOrThrow();
  return row.person;
}

/** The last lines of a table that weren't removed, the newest last. */
export async function latestLines(queries: Queries, game: string, most: number) {
  const rows = await queries
    .selectFrom('live_chat_lines')
    .innerJoin('live_chat_people', 'live_chat_people.player_id', 'live_chat_lines.player_id')
    .innerJoin('players', 'players.id', 'live_chat_lines.player_id')
    .select(['live_chat_lines.id', 'person', 'nickname', 'text', 'said_at'])
    .where('game', '=', game)
    .where('removed_at', 'is', null)
    .orderBy('live_chat_lines.id', 'desc')
    .limit(most)
    .execute();
  return rows.reverse();
}

/** The people whom a player has hidden. */
export async function hiddenBy(queries: Queries, player: number): Promise<string[]> {
  const rows = await queries.selectFrom('live_chat_hidden').select('person').where('player_id', '=', player).execute();
  return rows.map(({ person }) => person);
}

/** Whether a person exists in the chat. */
export async function isPerson(queries: Queries, person: string): Promise<boolean> {
  return (await queries.selectFrom('live_chat_people').select('person').where('person', '=', person).executeTakeFirst()) !== undefined;
}

/** Hides a person from a player. */
export async function hide(queries: Queries, player: number, person: string): Promise<void> {
  await queries
    .insertInto('live_chat_hidden')
    .values({ player_id: player, person })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Shows a person to a player again. */
export async function unhide(queries: Queries, player: number, person: string): Promise<void> {
  await queries.deleteFrom('live_chat_hidden').where('player_id', '=', player).where('person', '=', person).execute();
}

/** The facts that decide whether a player may write now; locks the player, so that lines are checked one after the other. */
export async function lockWriter(transaction: Transaction, player: number) {
  await takeTurn(transaction, player);
  await personOf(transaction, player);
  return transaction
    .selectFrom('live_chat_people')
    .innerJoin('players', 'players.id', 'live_chat_people.player_id')
    .select(['status', 'muted_until'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('active_limits')
          .select('active_limits.id')
          .whereRef('active_limits.player_id', '=', 'players.id')
          .where('type', 'in', ['coolingoff', 'selfexclusion']),
      ).as('is_on_break'),
    )
    .where('players.id', '=', player)
    .executeTakeFirstOrThrow();
}

/** The line that a frame has sent before with the same id; null if it's new. */
export async function findLine(queries: Queries, player: number, ref: string): Promise<number | null> {
  const row = await queries
    .selectFrom('live_chat_lines')
    .select('id')
    .where('player_id', '=', player)
    .where('ref', '=', ref)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** When a player wrote the last lines, at any table, the newest first; removed ones too. */
export async function lastSaid(queries: Queries, player: number, most: number): Promise<number[]> {
  const rows = await queries
    .selectFrom('live_chat_lines')
    .select('said_at')
    .where('player_id', '=', player)
    .orderBy('said_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ said_at }) => said_at.getTime());
}

interface NewLine {
  player: number;
  game: string;
  ref: string;
  text: string;
}

/** Writes a line. Lines of a table are committed in the order of their ids, so that reading on from an id never misses one. */
export async function insertLine(transaction: Transaction, { player, ...line }: NewLine, now: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('live chat ' || ${line.game}, 0))`.execute(transaction);
  const { id } = await transaction
    .insertInto('live_chat_lines')
    .values({ ...line, player_id: player, said_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await noteChat(transaction, line.game);
  return id;
}

/** Whether a line that isn't removed was written at a table. */
export async function isShown(queries: Queries, game: string, line: number): Promise<boolean> {
  const row = await queries
    .selectFrom('live_chat_lines')
    .select('id')
    .where('id', '=', line)
    .where('game', '=', game)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records a player's report of a line; the first one counts. */
export async function insertReport(queries: Queries, line: number, player: number, reason: ChatReportReason, now: Date): Promise<void> {
  await queries
    .insertInto('live_chat_reports')
    .values({ line_id: line, player_id: player, reason, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes lines that were written before a time, with their reports. */
export async function deleteLines(queries: Queries, before: Date): Promise<void> {
  await queries.deleteFrom('live_chat_lines').where('said_at', '<', before).execute();
}
