import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentSides, type DocumentSide } from '#contract/fields/document';
import { type Database, inTransaction } from '#server/database/connection';
import type { Environment } from '#server/environment';
import { addPart, fileToTakeIn, firstPart } from './contents-store';

type Where = Pick<Environment, 'dataDir'>;

/** The folder of operators' copies of documents. */
function documentFolder({ dataDir }: Where): string {
  return join(dataDir, 'documents');
}

/** The path of one side's copy; its name contains nothing from the player. */
export function pathOf(where: Where, document: string, side: DocumentSide): string {
  return join(documentFolder(where), `${document}-${side}`);
}

/** Writes a copy of one side for an operator; readable only by the user who runs this. Returns its path. */
export async function writeCopy(where: Where, document: string, side: DocumentSide, content: Buffer): Promise<string> {
  await mkdir(documentFolder(where), { recursive: true, mode: 0o700 });
  const path = pathOf(where, document, side);
  await writeFile(path, content, { mode: 0o600 });
  return path;
}

async function documentsInFolder(where: Where): Promise<string[]> {
  const names = await readdir(documentFolder(where)).catch(() => []);
  return [...new Set(names.map((name) => name.slice(0, name.lastIndexOf('-'))))];
}

/** Deletes the copies of a document on this machine; missing ones are fine. */
export async function removeCopies(where: Where, document: string): Promise<void> {
  for (const side of documentSides) await rm(pathOf(where, document, side), { force: true });
}

/** Deletes the copies on this machine that were made before a moment. */
export async function removeOldCopies(where: Where, before: Date): Promise<void> {
  for (const name of await readdir(documentFolder(where)).catch(() => [])) {
    const path = join(documentFolder(where), name);
    if ((await stat(path)).mtime < before) await rm(path, { force: true });
  }
}

/** Moves contents that an earlier release stored as files into the database, and deletes all copies on this machine. */
export async function takeInFiles(database: Database, where: Where): Promise<void> {
  for (const document of await documentsInFolder(where)) {
    for (const side of documentSides) await takeInFile(database, where, document, side);
    await removeCopies(where, document);
  }
}

async function takeInFile(database: Database, where: Where, document: string, side: DocumentSide): Promise<void> {
  const content = await readFile(pathOf(where, document, side)).catch(() => null);
  if (!content) return;
  await inTransaction(database, async (transaction) => {
    const known = await fileToTakeIn(transaction, document, side);
    const part = await firstPart(transaction, document, side);
    if (known && known.received > 0 && !part) await addPart(transaction, document, side, 0, content.subarray(0, known.received));
  });
}
