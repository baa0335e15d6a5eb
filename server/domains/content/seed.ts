import { resolve } from 'node:path';
import type { Database } from '#server/database/connection';
import { inTransaction } from '#server/database/connection';
import { withVersion } from './agreed-pages';
import type { ContentSource } from './content-files';
import { putFile, putPage, putSnippet } from './store';

/** The product's default content. */
export const ownContent = resolve(import.meta.dirname, 'seed');

/** Replaces pages, snippets and files by name, all or none; others stay. Throws ContentProblem for changed terms without a new version. */
export function importContent(database: Database, { pages, snippets, files }: ContentSource): Promise<void> {
  return inTransaction(database, async (transaction) => {
    for (const page of pages) await putPage(transaction, await withVersion(transaction, page));
    for (const snippet of snippets) await putSnippet(transaction, snippet);
    for (const file of files) await putFile(transaction, file);
  });
}

/** Adds the product's content to a database without any; later changes by operators stay. */
export async function seedContent(database: Database): Promise<void> {
  const known = await database.selectFrom('content_pages').select('id').limit(1).executeTakeFirst();
  if (known) return;
  const { readContent } = await import('./content-files');
  await importContent(database, await readContent(ownContent));
}
