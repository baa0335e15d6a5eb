import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeEmbedded } from '../server/database/embedded';

/** The contents of a data folder: the server's own database, pictures of games, mails. */
const OURS = ['postgres', 'covers', 'mails'];

/**
 * Removes the data of an earlier start, beginning with the database, which may be elsewhere. Returns the result
 * as a sentence, null if there was no data. Throws a readable error if a server uses the folder, or if
 * the folder isn't ours.
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
