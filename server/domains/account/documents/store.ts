import type { Document, DocumentFile, DocumentKind, DocumentSide, DocumentState, RejectReason } from '#contract/fields/document';
import type { Queries, Transaction } from '#server/database/connection';

const SHOWN_AT_MOST = 50;

/** A player's documents with their files, or one of them; the latest first, so many at most. */
export async function readDocuments(queries: Queries, player: number, id?: string): Promise<Document[]> {
  const found = queries.selectFrom('documents').selectAll().where('player_id', '=', player).orderBy('created_at', 'desc').limit(SHOWN_AT_MOST);
  const rows = await (id === undefined ? found : found.where('id', '=', id)).execute();
  if (rows.length === 0) return [];
  const files = await queries.selectFrom('document_files').selectAll().where('document_id', 'in', rows.map((row) => row.id)).orderBy('side', 'desc').execute();
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

/** The state of a player's document under its row lock, null where it is not the player's. */
export async function lockDocument(transaction: Transaction, player: number, id: string): Promise<DocumentState | null> {
  const row = await transaction.selectFrom('documents').select('state').where('id', '=', id).where('player_id', '=', player).forUpdate().executeTakeFirst();
  return row?.state ?? null;
}

/** Writes a document down that is about to be sent. */
export async function insertDocument(transaction: Transaction, document: { id: string; player_id: number; kind: DocumentKind; created_at: Date }, files: readonly DocumentFile[]): Promise<void> {
  await transaction.insertInto('documents').values(document).execute();
  await transaction.insertInto('document_files').values(files.map((file) => ({ document_id: document.id, ...file }))).execute();
}

/** One file of a document. */
export function findFile(queries: Queries, document: string, side: DocumentSide) {
  return queries.selectFrom('document_files').selectAll().where('document_id', '=', document).where('side', '=', side).executeTakeFirst();
}

/** Notes what a person decided. */
export async function setDecision(transaction: Transaction, id: string, decision: { state: 'approved' | 'rejected'; reason: RejectReason | null; by: string; now: Date }): Promise<void> {
  const { state, reason, by, now } = decision;
  await transaction.updateTable('documents').set({ state, reason, decided_by: by, decided_at: now }).where('id', '=', id).execute();
}
