import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeEmbedded } from '../server/database/embedded';

/** What a start leaves in a data folder: a database of its own, pictures of games, mails. */
const OURS = ['postgres', 'covers', 'mails'];

/**
 * Removes the data of an earlier start, the database first: wherever it lies, and not under a running server. Answers what
 * was done as a sentence, null where there was nothing. Throws a sentence where a server runs on the folder, and where
 * the folder is not ours.
 */
export async function startOver(dataDir: string): Promise<string | null> {
  if (!existsSync(dataDir)) return null;
  if (!OURS.some((name) => existsSync(join(dataDir, name)))) {
    throw new Error(`${dataDir} does not look like a Perigee data folder. Nothing was removed.`);
  }
  await removeEmbedded(dataDir);
  await rm(dataDir, { recursive: true, force: true });
  return `Removed the data in ${dataDir}.`;
}
