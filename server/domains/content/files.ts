import type { Queries } from '#server/database/connection';

/** Where the files of the content are served from. */
export const FILES_PATH = '/cms-files/';

/** Every file that content may refer to, and what it weighs in bytes. */
export async function listFiles(queries: Queries) {
  const files = await queries
    .selectFrom('content_files')
    .select(({ fn }) => ['name', 'type', fn<number>('octet_length', ['content']).as('bytes')])
    .orderBy('name')
    .execute();
  return files.map((file) => ({ ...file, url: FILES_PATH + file.name }));
}

/** A file with what is in it; undefined where there is none of that name. */
export function findFile(queries: Queries, name: string) {
  return queries.selectFrom('content_files').select(['type', 'content']).where('name', '=', name).executeTakeFirst();
}
