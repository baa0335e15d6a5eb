import type { DocumentSide } from '#contract/fields/document';
import { HEAD_BYTES } from '#rules/account/verification/documents';
import type { Queries, Transaction } from '#server/database/connection';

/** Appends bytes to one side of a document. */
export async function addPart(
  transaction: Transaction,
  document: string,
  side: DocumentSide,
  startsAt: number,
  data: Buffer,
): Promise<void> {
  await transaction.insertInto('document_parts').values({ document_id: document, side, starts_at: startsAt, data }).execute();
}

async function partsOf(queries: Queries, document: string, side: DocumentSide, before?: number): Promise<Buffer> {
  const all = queries
    .selectFrom('document_parts')
    .select('data')
    .where('document_id', '=', document)
    .where('side', '=', side)
    .orderBy('starts_at');
  const parts = await (before === undefined ? all : all.where('starts_at', '<', before)).execute();
  return Buffer.concat(parts.map(({ data }) => data));
}

/** The first bytes of one side. */
export async function readHead(queries: Queries, document: string, side: DocumentSide): Promise<Uint8Array> {
  return (await partsOf(queries, document, side, HEAD_BYTES)).subarray(0, HEAD_BYTES);
}

/** All stored bytes of one side; none if its contents were deleted. */
export function readContents(queries: Queries, document: string, side: DocumentSide): Promise<Buffer> {
  return partsOf(queries, document, side);
}

/** Deletes the contents of a document; the document stays. */
export async function removeContents(transaction: Transaction, document: string): Promise<void> {
  await transaction.deleteFrom('document_parts').where('document_id', '=', document).execute();
}

/** How much of a document's file has arrived, unless the document was rejected. */
export function fileToTakeIn(transaction: Transaction, document: string, side: DocumentSide) {
  return transaction
    .selectFrom('document_files')
    .innerJoin('documents', 'documents.id', 'document_files.document_id')
    .select('document_files.received')
    .where('document_id', '=', document)
    .where('side', '=', side)
    .where('documents.state', '<>', 'rejected')
    .executeTakeFirst();
}

/** Whether any part of a file is stored. */
export function firstPart(transaction: Transaction, document: string, side: DocumentSide) {
  return transaction
    .selectFrom('document_parts')
    .select('side')
    .where('document_id', '=', document)
    .where('side', '=', side)
    .limit(1)
    .executeTakeFirst();
}
