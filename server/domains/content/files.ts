import type { Queries } from '#server/database/connection';
import { fileRows, fileRow } from './files-store';

/** Where the files of the content are served from. */
export const FILES_PATH = '/cms-files/';

/** Every file that content may refer to, with its size in bytes. */
export async function listFiles(queries: Queries) {
  const files = await fileRows(queries);
  return files.map((file) => ({ ...file, url: FILES_PATH + file.name }));
}

/** A file with its content; undefined if there isn't one of that name. */
export function findFile(queries: Queries, name: string) {
  return fileRow(queries, name);
}
