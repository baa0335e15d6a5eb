import { readTraits } from '#offline/session';
import { database } from './database';

/** Whether data saving is on, as the pages last recorded. */
export async function isDataSaving(): Promise<boolean> {
  return (await readTraits(database)).isDataSaving;
}
