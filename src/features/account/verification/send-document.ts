import { beginDocument, getDocuments, sendDocumentPart } from '#contract/calls/account/documents';
import {
  type DocumentFile,
  type DocumentKind,
  type DocumentSide,
  FILE_AT_MOST,
  type FileType,
  PART_AT_MOST,
} from '#contract/fields/document';
import { HEAD_BYTES, typeOfContent } from '#rules/account/verification/documents';
import { ask } from '../../../platform/api/client';
import { queryOf } from '../../../platform/api/query';

/** The player's documents. */
export const documentsQuery = () => queryOf(getDocuments, {});

/** A file that may be sent, by its content. */
export interface ChosenFile {
  file: File;
  type: FileType;
}

/** Checks a file before anything is sent: `too-big`, `wrong-type`, or the file with its type. */
export async function lookAt(file: File): Promise<ChosenFile | 'too-big' | 'wrong-type'> {
  if (file.size > FILE_AT_MOST) return 'too-big';
  const type = typeOfContent(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  return type === null ? 'wrong-type' : { file, type };
}

const LETTERS_AT_MOST = 120;
/** The name without characters that aren't allowed. */
const nameOf = ({ name }: File) => name.replace(/[\p{Cc}/\\<>]/gu, '').slice(-LETTERS_AT_MOST) || 'document';

function base64(bytes: Uint8Array): string {
  let text = '';
  // In pieces: a call takes a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

/**
 * Sends a document in parts; each part is retried after a network failure, so that only that part is lost. `onProgress`
 * gets the share that has arrived, 0 to 1. Throws CallFailed.
 */
export async function sendDocument(
  kind: DocumentKind,
  chosen: Partial<Record<DocumentSide, ChosenFile>>,
  onProgress: (share: number) => void,
): Promise<void> {
  const entries = (['front', 'back'] as const).flatMap((side) => (chosen[side] ? [{ side, ...chosen[side] }] : []));
  const files = entries.map(({ side, file, type }): DocumentFile => ({ side, name: nameOf(file), size: file.size, type }));
  const { id } = await ask(beginDocument, { body: { kind, files } });
  const whole = files.reduce((sum, { size }) => sum + size, 0);
  let sent = 0;
  for (const { side, file } of entries) {
    for (let offset = 0; offset < file.size; offset += PART_AT_MOST) {
      const bytes = new Uint8Array(await file.slice(offset, offset + PART_AT_MOST).arrayBuffer());
      await ask(sendDocumentPart, { params: { id }, body: { side, offset, data: base64(bytes) } });
      sent += bytes.length;
      onProgress(sent / whole);
    }
  }
}
