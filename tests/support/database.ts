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
  /** How many may wait for one; by default more than a test asks at once. */
  waiting?: number;
  /** The database that it is cloned from; the migrated one by default. */
  template?: string;
}

/** Opens a database that `create` clones from the migrated template: nothing connects before the first query. */
function planned({ poolSize = 8, waiting = 10_000, template = templateName }: Options): TestDatabase & { create(): Promise<void> } {
  const admin = inject('clusterUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = new URL(`/${name}`, admin).href;
  const database = openDatabase(url, { poolSize, waiting });
  return {
    url,
    database,
    create: () => run(admin, `create database ${name} template ${template} strategy file_copy`),
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

/**
 * Makes a database that others are cloned from, once in a run: whoever asks first fills it, the others wait. It bears its
 * name from when it is whole.
 */
export async function sharedTemplate(name: string, fill: (database: Database) => Promise<void>): Promise<string> {
  const admin = inject('clusterUrl');
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    const half = `${name}_half`;
    await client.query(`drop database if exists ${half} with (force)`);
    await client.query(`create database ${half} template ${templateName} strategy file_copy`);
    const database = openDatabase(new URL(`/${half}`, admin).href, { poolSize: 8 });
    try {
      await fill(database);
    } finally {
      await database.destroy();
    }
    await client.query(`alter database ${half} rename to ${name}`);
    return name;
  } finally {
    await client.end();
  }
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
