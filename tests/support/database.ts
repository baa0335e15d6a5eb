import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Database, openDatabase } from '#server/database/connection';
import { templateName } from './global-database';

/** A migrated database of somebody's own. */
export interface TestDatabase {
  url: string;
  database: Database;
  /** Closes the pool and drops the database. */
  close(): Promise<void>;
}

interface Options {
  /** Connections at most; 8 by default. */
  poolSize?: number;
}

/** Opens a database that `create` clones from the migrated template: nothing connects before the first query. */
function planned({ poolSize = 8 }: Options): TestDatabase & { create(): Promise<void> } {
  const admin = inject('clusterUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = new URL(`/${name}`, admin).href;
  const database = openDatabase(url, { poolSize });
  return {
    url,
    database,
    create: () => run(admin, `create database ${name} template ${templateName} strategy file_copy`),
    async close() {
      await database.destroy();
      await run(admin, `drop database ${name} with (force)`);
    },
  };
}

/** A database of this test file's own, made before its tests and dropped after them. */
export function ownDatabase(options: Options = {}): Pick<TestDatabase, 'url' | 'database'> {
  const { url, database, create, close } = planned(options);
  beforeAll(create);
  afterAll(close);
  return { url, database };
}

/** A database for who closes it. */
export async function testDatabase(options: Options = {}): Promise<TestDatabase> {
  const { url, database, create, close } = planned(options);
  await create();
  return { url, database, close };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
