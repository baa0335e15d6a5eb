import type { Queries } from '#server/database/connection';

/** The files with their sizes, by name. */
export function fileRows(queries: Queries) {
  return queries
    .selectFrom('content_files')
    .select(({ fn }) => ['name', 'type', fn<number>('octet_length', ['content']).as('bytes')])
    .orderBy('name')
    .execute();
}

/** A file's type and content. */
export function fileRow(queries: Queries, name: string) {
  return queries.selectFrom('content_files').select(['type', 'content']).where('name', '=', name).executeTakeFirst();
}
