import type { Queries } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { documentsInFolder, removeFiles } from './files';

/** A document whose bytes stopped coming: its player begins anew by then. */
const UNFINISHED_KEPT_MS = 24 * 60 * 60_000;

/** Of these documents, those whose contents are needed: neither rejected nor taken back. */
async function needed(queries: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await queries.selectFrom('documents').select('id').where('id', 'in', ids).where('state', '<>', 'rejected').execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Deletes documents that were never sent whole, and all contents that nobody needs: files go after the database has let go
 * of them, and a server that stopped in between has left some.
 */
export async function forgetUnfinished({ database, clock, environment }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - UNFINISHED_KEPT_MS);
  await database.deleteFrom('documents').where('state', '=', 'sending').where('created_at', '<', before).execute();
  const held = await documentsInFolder(environment);
  const kept = await needed(database, held);
  for (const id of held) if (!kept.has(id)) await removeFiles(environment, id);
}
