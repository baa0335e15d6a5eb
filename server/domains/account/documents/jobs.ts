import type { Platform } from '#server/platform';
import { removeFiles } from './files';

/** A document whose bytes stopped coming: its player begins anew by then. */
const UNFINISHED_KEPT_MS = 24 * 60 * 60_000;

/** Deletes documents that were never sent whole, with what came of them. */
export async function forgetUnfinished({ database, clock, environment }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - UNFINISHED_KEPT_MS);
  const left = await database.deleteFrom('documents').where('state', '=', 'sending').where('created_at', '<', before).returning('id').execute();
  for (const { id } of left) await removeFiles(environment, id);
}
