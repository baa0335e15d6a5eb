import type { Queries } from './connection';

/** A setting's value; undefined if there's no such setting. */
export async function readSetting(queries: Queries, key: string): Promise<unknown> {
  const row = await queries.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

/** A secret that was generated with the database, so every server on it has the same one. */
export async function readSecret(queries: Queries, key: string): Promise<string> {
  const value = await readSetting(queries, key);
  if (typeof value !== 'string') throw new Error(`the settings lack ${key}`);
  return value;
}

/** Inserts or overwrites a setting. */
export async function putSetting(queries: Queries, key: string, content: unknown): Promise<void> {
  const value = JSON.stringify(content);
  await queries
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Sets a setting unless it exists, for instance because another server was faster. */
export async function addSetting(queries: Queries, key: string, content: unknown): Promise<void> {
  await queries
    .insertInto('settings')
    .values({ key, value: JSON.stringify(content) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Deletes a setting. */
export async function removeSetting(queries: Queries, key: string): Promise<void> {
  await queries.deleteFrom('settings').where('key', '=', key).execute();
}
