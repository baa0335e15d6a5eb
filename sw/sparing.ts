import { readTraits } from '#offline/session';
import { database } from './database';

/** Whether data are to be spared, as the pages last noted. */
export async function isSparing(): Promise<boolean> {
  return (await readTraits(database)).isSparing;
}
