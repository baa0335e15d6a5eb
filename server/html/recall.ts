import type { Database } from '../database/connection';

/** Set in the settings table while a broken release is recalled from every device. */
const SETTING = 'worker_recalled';

/** Whether the kill-switch worker is served instead of the release's own. */
export async function isRecalled(database: Database): Promise<boolean> {
  return (await database.selectFrom('settings').select('key').where('key', '=', SETTING).executeTakeFirst()) !== undefined;
}

/** Starts or ends the recall; every server on this database follows immediately. */
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
