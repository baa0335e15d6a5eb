import type { Database } from '../database/connection';

/** Set in the table of settings while a broken release is taken back from every device. */
const SETTING = 'worker_recalled';

/** Whether the worker that frees every client is served in place of the release's own. */
export async function isRecalled(database: Database): Promise<boolean> {
  return (await database.selectFrom('settings').select('key').where('key', '=', SETTING).executeTakeFirst()) !== undefined;
}

/** Begins or ends the recall; every server on this database follows at once. */
export async function setRecalled(database: Database, recalled: boolean): Promise<void> {
  const setting = { key: SETTING, value: JSON.stringify(true) };
  if (recalled)
    await database
      .insertInto('settings')
      .values(setting)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  else await database.deleteFrom('settings').where('key', '=', SETTING).execute();
}
