import { randomUUID } from 'node:crypto';
import type { BodyOf } from '#contract/call';
import type { beginDocument, sendDocumentPart } from '#contract/calls/account/documents';
import type { Locale } from '#contract/fields/locale';
import type { Document } from '#contract/fields/document';
import { areSidesOf, HEAD_BYTES, typeOfContent } from '#rules/account/verification/documents';
import { inTransaction, type Transaction } from '#server/database/connection';
import { takeTurn } from '#server/database/player-lock';
import type { Platform } from '#server/platform';
import { refuseFields } from '#server/plugins/field-problems';
import { refuse } from '#server/plugins/refusals';
import { audit } from '../security/audit';
import { addPart, readHead } from './contents-store';
import {
  findFile,
  insertDocument,
  lockDocument,
  readDocuments,
  countOpen,
  bytesStored,
  setReceived,
  findIncompleteFile,
  setWaiting,
  deleteDocument,
} from './store';

const OPEN_AT_MOST = 10;
/** The maximum of undecided bytes per player: ten phone photos, or two of the largest files. */
const BYTES_AT_MOST = 40 * 1024 * 1024;

async function readOne(transaction: Transaction, player: number, id: string): Promise<Document> {
  const [found] = await readDocuments(transaction, player, id);
  if (!found) throw refuse('document_not_found');
  return found;
}

/** Registers an announced document. Refuses too_many_documents if ten of the player's, or 40 MB, are undecided. */
export async function begin(
  transaction: Transaction,
  { player, locale, now }: { player: number; locale: Locale; now: Date },
  { kind, files }: BodyOf<typeof beginDocument>,
): Promise<Document> {
  if (!areSidesOf(kind, files)) throw refuseFields(locale, { files: { key: 'fields.invalid', values: {} } });
  await takeTurn(transaction, player);
  const { open } = await countOpen(transaction, player);
  if (Number(open) >= OPEN_AT_MOST) throw refuse('too_many_documents');
  const { bytes } = await bytesStored(transaction, player);
  const more = files.reduce((all, { size }) => all + size, 0);
  if (Number(bytes) + more > BYTES_AT_MOST) throw refuse('too_many_documents');
  const id = randomUUID();
  await insertDocument(transaction, { id, player_id: player, kind, created_at: now }, files);
  return readOne(transaction, player, id);
}

type Part = BodyOf<typeof sendDocumentPart>;

/** Whether a file's content is of the announced type, judged by its first bytes. */
async function isAsAnnounced(transaction: Transaction, id: string, { side, offset }: Part, data: Buffer, type: string): Promise<boolean> {
  const head = offset === 0 && data.length >= HEAD_BYTES ? data : await readHead(transaction, id, side);
  return typeOfContent(head) === type;
}

/** Stores a part under the document's lock; returns null if the content isn't of the announced type. */
async function takeIn(transaction: Transaction, player: number, id: string, part: Part): Promise<Document | null> {
  const state = await lockDocument(transaction, player, id);
  const file = state && (await findFile(transaction, id, part.side));
  if (!file) throw refuse('document_not_found');
  const data = Buffer.from(part.data, 'base64');
  const end = part.offset + data.length;
  if (end > file.size || part.offset > file.received) throw refuse('bad_input');
  if (end <= file.received) return readOne(transaction, player, id);
  if (state !== 'sending') throw refuse('document_decided');
  await addPart(transaction, id, part.side, file.received, data.subarray(file.received - part.offset));
  const isWhole = end === file.size;
  if ((part.offset === 0 || isWhole) && !(await isAsAnnounced(transaction, id, part, data, file.type))) return null;
  await setReceived(transaction, end, id, part);
  const missing = isWhole && (await findIncompleteFile(transaction, id));
  if (isWhole && !missing) {
    await setWaiting(transaction, id);
    await audit(transaction, player, 'document_sent', { document: id });
  }
  return readOne(transaction, player, id);
}

/**
 * Stores a part of a file. Refuses document_not_found, document_decided, bad_input for bytes out of order, and document_not_accepted for
 * content of another type: then the document is deleted.
 */
export async function takePart({ database }: Pick<Platform, 'database'>, player: number, id: string, part: Part): Promise<Document> {
  const taken = await inTransaction(database, async (transaction) => {
    const document = await takeIn(transaction, player, id, part);
    if (!document) await deleteDocument(transaction, id);
    return document;
  });
  if (!taken) throw refuse('document_not_accepted');
  return taken;
}

/** Withdraws a document. Refuses document_not_found, document_decided. */
export async function withdraw(transaction: Transaction, player: number, id: string): Promise<void> {
  const state = await lockDocument(transaction, player, id);
  if (state === null) throw refuse('document_not_found');
  if (state !== 'sending' && state !== 'waiting') throw refuse('document_decided');
  await deleteDocument(transaction, id);
  await audit(transaction, player, 'document_withdrawn', { document: id });
}
