import type { Document, DocumentFile, DocumentKind, DocumentSide, DocumentState, RejectReason } from '#contract/fields/document';
import type { Queries, Transaction } from '#server/database/connection';
import { sql } from 'kysely';

const SHOWN_AT_MOST = 50;

/** A player's documents with their files, or one of them; newest first, up to a number. */
export async function readDocuments(queries: Queries, player: number, id?: string): Promise<Document[]> {
  const found = queries
    .selectFrom('documents')
    .selectAll()
    .where('player_id', '=', player)
    .orderBy('created_at', 'desc')
    .limit(SHOWN_AT_MOST);
  const rows = await (id === undefined ? found : found.where('id', '=', id)).execute();
  if (rows.length === 0) return [];
  const files = await queries
    .selectFrom('document_files')
    .selectAll()
    .where(
      'document_id',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('side', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: row.state,
    reason: row.reason,
    files: files.filter((file) => file.document_id === row.id).map(({ side, name, size, type }) => ({ side, name, size, type })),
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }));
}

/** The state of a player's document under its row lock; null if it isn't the player's. */
export async function lockDocument(transaction: Transaction, player: number, id: string): Promise<DocumentState | null> {
  const row = await transaction
    .selectFrom('documents')
    .select('state')
    .where('id', '=', id)
    .where('player_id', '=', player)
    .forUpdate()
    .executeTakeFirst();
  return row?.state ?? null;
}

/** Inserts a document before its upload. */
export async function insertDocument(
  transaction: Transaction,
  document: { id: string; player_id: number; kind: DocumentKind; created_at: Date },
  files: readonly DocumentFile[],
): Promise<void> {
  await transaction.insertInto('documents').values(document).execute();
  await transaction
    .insertInto('document_files')
    .values(files.map((file) => ({ document_id: document.id, ...file })))
    .execute();
}

/** One file of a document. */
export function findFile(queries: Queries, document: string, side: DocumentSide) {
  return queries.selectFrom('document_files').selectAll().where('document_id', '=', document).where('side', '=', side).executeTakeFirst();
}

/** Records an operator's decision. */
export async function setDecision(
  transaction: Transaction,
  id: string,
  decision: { state: 'approved' | 'rejected'; reason: RejectReason | null; validUntil?: string | null; by: string; now: Date },
): Promise<void> {
  const { state, reason, validUntil = null, by, now } = decision;
  await transaction
    .updateTable('documents')
    .set({ state, reason, valid_until: validUntil, decided_by: by, decided_at: now })
    .where('id', '=', id)
    .execute();
}

/** Deletes documents whose upload started before an instant. */
export function deleteUnfinished(queries: Queries, before: Date) {
  return queries.deleteFrom('documents').where('state', '=', 'sending').where('created_at', '<', before).execute();
}

/** Documents that wait for a decision, with their players, oldest first. */
export function findWaiting(queries: Queries) {
  return queries
    .selectFrom('documents')
    .innerJoin('players', 'players.id', 'documents.player_id')
    .select([
      'documents.id',
      'documents.kind',
      'documents.created_at',
      'documents.player_id',
      'players.first_name',
      'players.last_name',
      'players.date_of_birth',
    ])
    .where('documents.state', '=', 'waiting')
    .orderBy('documents.created_at')
    .limit(100)
    .execute();
}

/** A document of any player. */
export function findDocument(queries: Queries, id: string) {
  return queries.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The files of a document. */
export function filesOf(queries: Queries, id: string) {
  return queries.selectFrom('document_files').selectAll().where('document_id', '=', id).execute();
}

/** The kinds of a player's approved documents. */
export function approvedKinds(transaction: Transaction, player: number) {
  return transaction.selectFrom('documents').select('kind').where('player_id', '=', player).where('state', '=', 'approved').execute();
}

/** The player of a waiting document, locked; undefined if it isn't waiting. */
export function lockWaiting(transaction: Transaction, id: string) {
  return transaction
    .selectFrom('documents')
    .select('player_id')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst();
}

/** How many of a player's documents are uploading or waiting. */
export function countOpen(transaction: Transaction, player: number) {
  return transaction
    .selectFrom('documents')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('player_id', '=', player)
    .where('state', 'in', ['sending', 'waiting'])
    .executeTakeFirstOrThrow();
}

/** The size of all files of a player's documents. */
export function bytesStored(transaction: Transaction, player: number) {
  return transaction
    .selectFrom('document_files')
    .innerJoin('documents', 'documents.id', 'document_files.document_id')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('document_files.size'), sql<number>`0`).as('bytes'))
    .where('documents.player_id', '=', player)
    .where('documents.state', 'in', ['sending', 'waiting'])
    .executeTakeFirstOrThrow();
}

/** Records how much of a file has arrived. */
export function setReceived(transaction: Transaction, end: number, id: string, part: { side: DocumentSide }) {
  return transaction
    .updateTable('document_files')
    .set({ received: end })
    .where('document_id', '=', id)
    .where('side', '=', part.side)
    .execute();
}

/** A file of a document that hasn't arrived completely. */
export function findIncompleteFile(transaction: Transaction, id: string) {
  return transaction
    .selectFrom('document_files')
    .select('side')
    .where('document_id', '=', id)
    .whereRef('received', '<', 'size')
    .executeTakeFirst();
}

/** Marks a complete document as waiting for its decision. */
export function setWaiting(transaction: Transaction, id: string) {
  return transaction.updateTable('documents').set({ state: 'waiting' }).where('id', '=', id).execute();
}

/** Deletes a document and its files. */
export function deleteDocument(transaction: Transaction, id: string) {
  return transaction.deleteFrom('documents').where('id', '=', id).execute();
}
