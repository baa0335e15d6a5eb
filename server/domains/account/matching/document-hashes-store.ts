import { sql } from 'kysely';
import type { Queries, Transaction } from '#server/database/connection';

/** Records that a player has a document. Returns whether it's new. */
export async function insertDocumentHash(transaction: Transaction, player: number, hash: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('document_hashes')
    .values({ player_id: player, hash, found_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** The other accounts with a document, at any brand, and whether they've shared a device with a player. */
export function findWithDocument(queries: Queries, hash: string, player: number) {
  return queries
    .selectFrom('document_hashes')
    .innerJoin('players', 'players.id', 'document_hashes.player_id')
    .select(({ exists, selectFrom }) => [
      'players.id',
      'players.first_name',
      'players.last_name',
      'players.date_of_birth',
      'players.mobile_phone',
      'players.email',
      exists(
        selectFrom('sessions as theirs')
          .innerJoin('sessions as own', 'own.device_id', 'theirs.device_id')
          .select('theirs.player_id')
          .whereRef('theirs.player_id', '=', 'players.id')
          .where('own.player_id', '=', player),
      ).as('hasDevice'),
    ])
    .where('document_hashes.hash', '=', hash)
    .where('players.id', '!=', player)
    .orderBy('players.id')
    .execute();
}

/** The traits by which accounts are compared. */
export function readTraits(queries: Queries, player: number) {
  return queries
    .selectFrom('players')
    .select(['id', 'first_name', 'last_name', 'date_of_birth', 'mobile_phone', 'email'])
    .where('id', '=', player)
    .executeTakeFirstOrThrow();
}

/** Whether a player shares a document with a self-excluded account, and operators haven't decided yet. */
export async function sharesWithExcluded(queries: Queries, player: number): Promise<boolean> {
  const { rows } = await sql`
    select from account_doubles d
    join active_limits l on l.type = 'selfexclusion' and l.player_id = case d.player_id when ${player} then d.other_id else d.player_id end
    where ${player} in (d.player_id, d.other_id) and d.state = 'waiting' and 'document' = any(d.reasons) limit 1
  `.execute(queries);
  return rows.length > 0;
}

/**
 * Copies the self-exclusions of another account of the same person, with their ends; one that lasts as long already isn't changed.
 * Returns the new ones.
 */
export async function copyExclusions(transaction: Transaction, from: number, to: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into user_limits (player_id, type, period, active_from, active_until)
    select ${to}, type, period, ${now}, active_until from active_limits theirs
    where player_id = ${from} and type = 'selfexclusion' and not exists (
      select from active_limits own where own.player_id = ${to} and own.type = 'selfexclusion'
      and coalesce(own.active_until, 'infinity') >= coalesce(theirs.active_until, 'infinity'))
    returning id
  `.execute(transaction);
  return rows.map(({ id }) => id);
}
