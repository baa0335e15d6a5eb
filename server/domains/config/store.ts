import type { Database, Queries, Transaction } from '#server/database/connection';
import { inTransaction } from '#server/database/connection';
import { defaultOf } from './defaults/index';
import { ConfigProblem, type StoredName, storedNames, type StoredOf, readStored } from './stored';

/** The operators' values, by name; parsed by the caller. */
export async function readValues(queries: Queries): Promise<Map<string, unknown>> {
  const rows = await queries.selectFrom('config_values').select(['name', 'value']).execute();
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** The value of a name, read on the caller's own connection; a value with another schema counts as not set. */
export async function readConfig<Name extends StoredName>(queries: Queries, name: Name): Promise<StoredOf<Name>> {
  const row = await queries.selectFrom('config_values').select('value').where('name', '=', name).executeTakeFirst();
  return storedOrDefault(name, row?.value);
}

/** The parsed value of a name; the default if it isn't set or has another schema. */
export function storedOrDefault<Name extends StoredName>(name: Name, value: unknown): StoredOf<Name> {
  try {
    if (value !== null && value !== undefined) return readStored(name, value);
  } catch (error) {
    if (!(error instanceof ConfigProblem)) throw error;
  }
  return defaultOf(name, new Date());
}

/** Stores a configuration and records the change; throws a ConfigProblem if it's invalid. */
export async function putConfig<Name extends StoredName>(
  transaction: Transaction,
  name: Name,
  value: StoredOf<Name>,
  changedBy: string,
): Promise<void> {
  const text = JSON.stringify(readStored(name, value));
  await transaction
    .insertInto('config_values')
    .values({ name, value: text })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: text, changed_at: new Date() }))
    .execute();
  await transaction.insertInto('config_history').values({ name, value: text, changed_by: changedBy }).execute();
}

/** Stores one configuration. */
export function setConfig<Name extends StoredName>(
  database: Database,
  name: Name,
  value: StoredOf<Name>,
  changedBy = 'operator',
): Promise<void> {
  return inTransaction(database, (transaction) => putConfig(transaction, name, value, changedBy));
}

/** Resets a configuration to its default; returns whether another value was set before. */
export async function resetWithin(transaction: Transaction, name: StoredName, changedBy: string): Promise<boolean> {
  const gone = await transaction.deleteFrom('config_values').where('name', '=', name).returning('name').executeTakeFirst();
  if (gone) await transaction.insertInto('config_history').values({ name, value: null, changed_by: changedBy }).execute();
  return gone !== undefined;
}

/** Every name with the time of its last change; null if it always had its default. */
export async function listConfigs(
  queries: Queries,
): Promise<{ name: StoredName; isSet: boolean; changedAt: Date | null; changes: number }[]> {
  const set = new Set((await readValues(queries)).keys());
  const changes = await queries
    .selectFrom('config_history')
    .select(({ fn }) => ['name', fn.countAll<number>().as('changes'), fn.max('changed_at').as('at')])
    .groupBy('name')
    .execute();
  const known = new Map(changes.map((row) => [row.name, row]));
  return storedNames.map((name) => ({
    name,
    isSet: set.has(name),
    changedAt: known.get(name)?.at ?? null,
    changes: Number(known.get(name)?.changes ?? 0),
  }));
}

/** The latest changes of one configuration, newest first. */
export function historyOf(queries: Queries, name: StoredName, atMost = 20) {
  return queries.selectFrom('config_history').selectAll().where('name', '=', name).orderBy('id', 'desc').limit(atMost).execute();
}
