import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { documentSides, type DocumentSide } from '#contract/fields/document';
import { HEAD_BYTES } from '#rules/account/documents';
import type { Environment } from '#server/environment';

type Where = Pick<Environment, 'dataDir'>;

/** Where the contents of documents are: outside of the database and of everything that is served. */
export function documentFolder({ dataDir }: Where): string {
  return join(dataDir, 'documents');
}

/** The file of one side; its name comes from us alone. */
export function pathOf(where: Where, document: string, side: DocumentSide): string {
  return join(documentFolder(where), `${document}-${side}`);
}

/** Writes bytes at their place; nobody but the server's own user may read them. */
export async function writePart(where: Where, document: string, side: DocumentSide, offset: number, data: Buffer): Promise<void> {
  await mkdir(documentFolder(where), { recursive: true, mode: 0o700 });
  const path = pathOf(where, document, side);
  const file = await open(path, 'r+', 0o600).catch(() => open(path, 'wx+', 0o600));
  try {
    await file.write(data, 0, data.length, offset);
  } finally {
    await file.close();
  }
}

/** How a file begins. */
export async function readHead(where: Where, document: string, side: DocumentSide): Promise<Uint8Array> {
  const file = await open(pathOf(where, document, side), 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The documents that the folder holds anything of. */
export async function documentsInFolder(where: Where): Promise<string[]> {
  const names = await readdir(documentFolder(where)).catch(() => []);
  return [...new Set(names.map((name) => name.slice(0, name.lastIndexOf('-'))))];
}

/** Deletes what a document holds; what is gone already is fine. */
export async function removeFiles(where: Where, document: string): Promise<void> {
  for (const side of documentSides) await rm(pathOf(where, document, side), { force: true });
}
