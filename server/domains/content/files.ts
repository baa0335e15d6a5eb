import type { Queries } from '#server/database/connection';
import { fileRows, fileRow } from './files-store';

/** The path under which content files are served. */
export const FILES_PATH = '/cms-files/';

/** Every file that content may refer to, with its size in bytes. */
export async function listFiles(queries: Queries) {
  const files = await fileRows(queries);
  return files.map((file) => ({ ...file, url: FILES_PATH + file.name }));
}

/** A file with its content; undefined for an unknown name. */
export function findFile(queries: Queries, name: string) {
  return fileRow(queries, name);
}
