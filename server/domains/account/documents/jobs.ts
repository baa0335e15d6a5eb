import type { Platform } from '#server/platform';
import { removeOldCopies } from './files';
import { deleteUnfinished } from './store';

/** After this time a stalled upload is deleted; by then its player has started again. */
const UNFINISHED_KEPT_MS = 24 * 60 * 60_000;

/** How long an operator may look at the copies of a document. */
const COPIES_KEPT_MS = 60 * 60_000;

/** Deletes documents whose upload never finished, with their contents, and expired copies on this machine. */
export async function forgetUnfinished({ database, clock, environment }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - UNFINISHED_KEPT_MS);
  await deleteUnfinished(database, before);
  await removeOldCopies(environment, new Date(clock.now().getTime() - COPIES_KEPT_MS));
}
