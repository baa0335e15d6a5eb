import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';

/** A named SQL text; its checksum shows whether a database has exactly this text. */
export interface SqlText {
  name: string;
  text: string;
  checksum: string;
}

/** A text with its checksum, which is its SHA-256. */
export function sqlText(name: string, text: string): SqlText {
  return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
}

/** The files of a folder whose names match, ordered by name. */
export async function readSqlFiles(folder: URL, fits: RegExp): Promise<SqlText[]> {
  const names = (await readdir(folder)).filter((name) => fits.test(name)).sort();
  return Promise.all(names.map(async (name) => sqlText(name, await readFile(new URL(name, folder), 'utf8'))));
}
