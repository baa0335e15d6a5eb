import { sql } from 'kysely';
import type { Queries, Transaction } from '#server/database/connection';
import { identifyingColumns, optionalColumns, type PersonalTable, personalTables, playerColumns } from './personal-data';

type Rows = Record<string, unknown>[];
const list = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

/** The columns of a player's own row in the copy. */
export async function readPlayerRow(queries: Queries, player: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<Record<string, unknown>>`select ${list(playerColumns)} from players where id = ${player}`.execute(queries);
  return rows[0] ?? {};
}

/** A player's rows of a table, in the order of the copy's first column. */
export async function readRows(queries: Queries, { table, copy }: PersonalTable, player: number): Promise<Rows> {
  if (copy.length === 0) return [];
  const { rows } = await sql<Record<string, unknown>>`
    select ${list(copy)} from ${sql.table(table)} where player_id = ${player} order by 1
  `.execute(queries);
  return rows.map(withHex);
}

/** Bytes, such as a seed's hash, are written in hex. */
function withHex(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Buffer.isBuffer(value) ? value.toString('hex') : value]));
}

/** The messages of a player's conversations with support. */
export async function readMessages(queries: Queries, player: number): Promise<Rows> {
  const { rows } = await sql<Record<string, unknown>>`
    select m.at, m.author, m.text from support_messages m
    join support_conversations c on c.id = m.conversation_id where c.player_id = ${player} order by m.id
  `.execute(queries);
  return rows;
}

/** Every movement of a player's money. */
export async function readEntries(queries: Queries, player: number): Promise<Rows> {
  const { rows } = await sql<Record<string, unknown>>`
    select t.at, t.kind, a.currency, a.kind as account, e.amount, e.balance_after
    from accounts a join entries e on e.account_id = a.id join transfers t on t.id = e.transfer_id
    where a.player_id = ${player} order by e.id
  `.execute(queries);
  return rows;
}

const emptyOf: Record<string, string> = { fields: '{}', nickname: '–' };

async function clear(transaction: Transaction, { table, erasure }: PersonalTable, player: number): Promise<void> {
  if (erasure === 'keep') return;
  const of = sql`where player_id = ${player}`;
  if (!erasure.blank) await sql`delete from ${sql.table(table)} ${of}`.execute(transaction);
  else {
    const blanks = erasure.blank.map((column) => sql`${sql.ref(column)} = ${emptyOf[column] ?? null}`);
    await sql`update ${sql.table(table)} set ${sql.join(blanks)} ${of}`.execute(transaction);
  }
}

/** Erases the rows due at a stage from every table except `players`. */
export async function clearTables(transaction: Transaction, player: number, at: 'trim' | 'erase'): Promise<void> {
  // Push subscriptions reference sessions, so they go first.
  const due = personalTables.filter(({ erasure }) => erasure !== 'keep' && erasure.at === at);
  for (const one of [...due].sort((a, b) => Number(b.table === 'push_subscriptions') - Number(a.table === 'push_subscriptions')))
    await clear(transaction, one, player);
}

/** Clears columns of a player's own row: those that the law doesn't require, or those that identify the person. */
export async function clearPlayer(transaction: Transaction, player: number, at: 'trim' | 'erase'): Promise<void> {
  const columns = at === 'trim' ? optionalColumns : identifyingColumns;
  const blanks = columns.map((column) => sql`${sql.ref(column)} = null`);
  await sql`update players set ${sql.join(blanks)} where id = ${player}`.execute(transaction);
  if (at === 'trim') await transaction.updateTable('players').set({ two_factor_enabled: false }).where('id', '=', player).execute();
  if (at === 'erase') {
    const email = `erased-${player}@erased.invalid`;
    await transaction.updateTable('players').set({ email, time_zone: 'UTC', confirmed_at: null }).where('id', '=', player).execute();
  }
}

/** The next closed account with data to erase at an instant, locked. Excluded players are skipped until the exclusion ends. */
export async function lockDueClosure(transaction: Transaction, now: Date) {
  const { rows } = await sql<{ id: number; player: number; isTrimDue: boolean; isEraseDue: boolean }>`
    select id, player_id as player, due.trim as "isTrimDue", due.erase as "isEraseDue"
    from account_closures c cross join lateral (select
      trimmed_at is null and trim_due_at <= ${now}::timestamptz as trim,
      erase_due_at <= ${now}::timestamptz and not exists
        (select from active_limits l where l.player_id = c.player_id and l.type = 'selfexclusion') as erase) due
    where reopened_at is null and erased_at is null and (due.trim or due.erase)
    order by id limit 1 for update of c skip locked
  `.execute(transaction);
  return rows[0];
}

/** Records that a closed account's data was erased. */
export async function setErased(
  transaction: Transaction,
  closure: number,
  moment: { trimmed_at: Date } | { erased_at: Date },
): Promise<void> {
  await transaction.updateTable('account_closures').set(moment).where('id', '=', closure).execute();
}

/** A player's latest copy that hasn't expired. */
export function findCopy(queries: Queries, player: number, now: Date) {
  return queries
    .selectFrom('data_copies')
    .select(['id', 'requested_at as requestedAt', 'ready_at as readyAt', 'expires_at as expiresAt'])
    .where('player_id', '=', player)
    .where('expires_at', '>', now)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Inserts a copy to be prepared; returns its id. */
export async function insertCopy(transaction: Transaction, player: number, now: Date, expiresAt: Date): Promise<string> {
  const { id } = await transaction
    .insertInto('data_copies')
    .values({ player_id: player, requested_at: now, expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The player of a copy that isn't ready yet; undefined if it's gone or ready. */
export function findUnready(queries: Queries, id: string) {
  return queries
    .selectFrom('data_copies')
    .select('player_id as player')
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .executeTakeFirst();
}

/** Stores a prepared copy; returns whether it was still expected. */
export async function setReady(transaction: Transaction, id: string, content: Buffer, now: Date, expiresAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('data_copies')
    .set({ content, ready_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The content of a player's latest copy, gzipped; undefined if there's none. */
export async function readContent(queries: Queries, player: number, now: Date): Promise<Buffer | undefined> {
  const row = await queries
    .selectFrom('data_copies')
    .select('content')
    .where('player_id', '=', player)
    .where('expires_at', '>', now)
    .where('ready_at', 'is not', null)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.content ?? undefined;
}
