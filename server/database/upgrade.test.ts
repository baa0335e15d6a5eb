import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownDatabase, testDatabase } from '#tests/support/database';
import type { Database } from './connection';
import { earlierChecksums } from './earlier-checksums.data';
import { migrate, readMigrations, readRelease } from './migrate';
import { DatabaseNewer, MigrationChanged } from './problems';
import { type SqlText, sqlText } from './sql-files';

const { database: fresh } = ownDatabase();
let before: SqlText[];

beforeAll(async () => {
  const archive = gunzipSync(await readFile('tests/support/migrations-with-functions.json.gz')).toString();
  before = (JSON.parse(archive) as { name: string; text: string }[]).map(({ name, text }) => sqlText(name, text));
});

/** Everything that migrations and functions define, in PostgreSQL's own text form. */
const definitions = [
  "select pg_get_functiondef(oid) as text from pg_proc where pronamespace = 'public'::regnamespace",
  `select concat_ws(' ', table_name, ordinal_position, column_name, udt_name, column_default, is_nullable) as text
   from information_schema.columns where table_schema = 'public'`,
  "select indexdef as text from pg_indexes where schemaname = 'public'",
  "select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as text from pg_constraint where connamespace = 'public'::regnamespace",
  'select pg_get_triggerdef(oid) as text from pg_trigger where not tgisinternal',
  "select viewname || ' ' || definition as text from pg_views where schemaname = 'public'",
  "select enumtypid::regtype || ' ' || enumsortorder || ' ' || enumlabel as text from pg_enum",
];

async function definitionsOf({ pool }: Database): Promise<string[][]> {
  const found = definitions.map(async (query) => (await pool.query<{ text: string }>(query)).rows.map(({ text }) => text).sort());
  return Promise.all(found);
}

/** A database of a release whose migrations defined functions too, up to the last of these names. */
async function databaseOf(last: string, work: (url: string, database: Database) => Promise<void>): Promise<void> {
  const { url, database, close } = await testDatabase({ template: 'template0' });
  try {
    await migrate(url, { migrations: before.filter(({ name }) => name <= last), functions: [] });
    await database.pool.query('drop table functions');
    await work(url, database);
  } finally {
    await close();
  }
}

describe('a database from when migrations defined functions', () => {
  it.each(['0250-balance-after-a-round.sql', '0061-rounds-whole.sql'])(
    'is upgraded to the schema of a fresh one from %s on',
    async (last) => {
      await databaseOf(last, async (url, database) => {
        await migrate(url);
        expect(await definitionsOf(database)).toEqual(await definitionsOf(fresh));
        expect(await migrate(url)).toEqual([]);
      });
    },
  );

  it('is migrated once by three servers that start at the same time', async () => {
    await databaseOf('0171-tournament-news.sql', async (url, database) => {
      const release = await readRelease();
      const applied = await Promise.all([migrate(url), migrate(url), migrate(url)]);
      const missing = release.migrations.map(({ name }) => name).filter((name) => name > '0171-tournament-news.sql');
      expect(applied.flat()).toEqual([...missing, ...release.functions.map(({ name }) => name)]);
      expect(await definitionsOf(database)).toEqual(await definitionsOf(fresh));
    });
  });

  it('is refused if a migration differs', async () => {
    await databaseOf('0020-cashbox.sql', async (url, database) => {
      await database.pool.query("update migrations set checksum = 'another' where name = '0002-ledger.sql'");
      await expect(migrate(url)).rejects.toThrow(MigrationChanged);
      await database.pool.query("update migrations set checksum = 'another' where name = '0006-settlement.sql'");
      await expect(migrate(url)).rejects.toThrow(DatabaseNewer);
    });
  });
});

it('each migration from then still exists, or its checksum is known', async () => {
  const now = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]));
  const changed = before.filter(({ name, checksum }) => now.get(name) !== checksum);
  expect(Object.fromEntries(changed.map(({ name, checksum }) => [name, checksum]))).toEqual(earlierChecksums);
});

it('three servers that start on an empty database migrate it once', async () => {
  const { url, database, close } = await testDatabase({ template: 'template0' });
  try {
    const applied = await Promise.all([migrate(url), migrate(url), migrate(url)]);
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
    expect(await definitionsOf(database)).toEqual(await definitionsOf(fresh));
  } finally {
    await close();
  }
});
