import { sql } from 'kysely';
import type { Queries } from '../database/connection';

/** The hash of the list at the first check of a build; null before that. */
export async function readFirstList(queries: Queries, build: string): Promise<string | null> {
  const row = await queries
    .selectFrom('audit_log')
    .select('details')
    .where('kind', '=', 'files_checked')
    .where(sql<string>`details ->> 'build'`, '=', build)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ? (row.details as { list: string }).list : null;
}
