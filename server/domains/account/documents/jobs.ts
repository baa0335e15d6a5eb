import type { Platform } from '#server/platform';
import { removeOldCopies } from './files';
import { deleteUnfinished } from './store';

/** A document whose bytes stopped coming: its player begins anew by then. */
const UNFINISHED_KEPT_MS = 24 * 60 * 60_000;

/** So long a person looks at the copies of a document. */
const COPIES_KEPT_MS = 60 * 60_000;

/** Deletes documents that were never sent whole, with their contents, and the copies on this machine that nobody looks at any more. */
export async function forgetUnfinished({ database, clock, environment }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - UNFINISHED_KEPT_MS);
  await deleteUnfinished(database, before);
  await removeOldCopies(environment, new Date(clock.now().getTime() - COPIES_KEPT_MS));
}
