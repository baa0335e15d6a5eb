import type pg from 'pg';
import { constantFunctions } from './rule-constants';
import { readSqlFiles, type SqlText } from './sql-files';

/** This release's functions: one per file, with the file's name, and those that return constants of the rules. */
export async function readFunctions(): Promise<SqlText[]> {
  const files = await readSqlFiles(new URL('./functions/', import.meta.url), /^[a-z][a-z0-9_]*\.sql$/);
  return [...files.map((file) => ({ ...file, name: file.name.replace(/\.sql$/, '') })), ...constantFunctions()];
}

/**
 * Creates missing trigger functions, so that migrations can attach them. They use none of our types, and the names in their bodies are
 * resolved only when they run.
 */
export async function createTriggerFunctions(client: pg.Client, functions: readonly SqlText[]): Promise<void> {
  await client.query('set local check_function_bodies = off');
  for (const one of functions.filter(({ text }) => /\breturns trigger\b/.test(text))) {
    if ((await signaturesOf(client, one.name)).length === 0) await attempt(one.name, () => client.query(one.text));
  }
}

/**
 * Updates the database's functions to this release: creates new and changed ones, drops signatures that no longer exist and functions
 * whose file is gone. Returns the names of what it changed. Runs in the caller's transaction. Bodies are checked once all functions exist,
 * so the order of creation doesn't matter.
 */
export async function applyFunctions(client: pg.Client, functions: readonly SqlText[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from functions order by name');
  const recorded = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const changed = functions.filter(({ name, checksum }) => recorded.get(name) !== checksum);
  const gone = [...recorded.keys()].filter((name) => functions.every((one) => one.name !== name));
  if (changed.length + gone.length === 0) return [];
  await client.query('set local check_function_bodies = off');
  for (const one of changed) await attempt(one.name, () => replace(client, one));
  for (const name of gone) await attempt(name, async () => drop(client, await signaturesOf(client, name)));
  await checkBodies(client, functions);
  await client.query('delete from functions where name = any ($1)', [gone]);
  await client.query(
    `insert into functions (name, checksum) select * from unnest($1::text[], $2::text[])
     on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
    [changed.map(({ name }) => name), changed.map(({ checksum }) => checksum)],
  );
  return [...changed.map(({ name }) => name), ...gone];
}

/** PostgreSQL can't replace a function by one with another return type, renamed parameters or a removed default. */
const isOtherDefinition = (error: unknown): boolean => (error as { code?: unknown }).code === '42P13';

async function replace(client: pg.Client, { name, text }: SqlText): Promise<void> {
  const before = await signaturesOf(client, name);
  await client.query('savepoint replacing');
  try {
    await client.query(text);
  } catch (error) {
    if (!isOtherDefinition(error)) throw error;
    await client.query('rollback to savepoint replacing');
    await drop(client, before);
    await client.query(text);
    return;
  }
  const after = await signaturesOf(client, name);
  if (after.length === 0) throw new Error('its file defines another function');
  if (after.some((signature) => !before.includes(signature))) await drop(client, before);
}

/** Fails while a trigger or anything else depends on it: a migration has to drop that first. */
async function drop(client: pg.Client, signatures: readonly string[]): Promise<void> {
  for (const signature of signatures) await client.query(`drop function ${signature}`);
}

async function signaturesOf(client: pg.Client, name: string): Promise<string[]> {
  const { rows } = await client.query<{ signature: string }>(
    `select oid::regprocedure::text as signature from pg_proc
     where proname = $1 and pronamespace = current_schema()::regnamespace and prokind = 'f'`,
    [name],
  );
  return rows.map(({ signature }) => signature);
}

/** PostgreSQL's check at creation, run for all functions: a changed one may break the body of another. */
async function checkBodies(client: pg.Client, functions: readonly SqlText[]): Promise<void> {
  await client.query('set local check_function_bodies = on');
  const { rows } = await client.query<{ name: string; check: string }>(
    `select proname as name, format('select %s(%s::oid)', lanvalidator::regproc, pg_proc.oid) as check
     from pg_proc join pg_language on pg_language.oid = prolang
     where proname = any ($1) and pronamespace = current_schema()::regnamespace order by proname`,
    [functions.map(({ name }) => name)],
  );
  for (const { name, check } of rows) await attempt(name, () => client.query(check));
}

async function attempt(name: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new Error(`The function ${name} failed: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
