import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Database, openDatabase } from '#server/database/connection';
import { templateName } from './global-database';

/** A separate migrated database. */
export interface TestDatabase {
  url: string;
  database: Database;
  /** Closes the pool and drops the database. */
  close(): Promise<void>;
}

interface Options {
  /** Maximum number of connections; 8 by default. */
  poolSize?: number;
  /** Maximum length of the queue for one; by default more than a test uses. */
  waiting?: number;
  /** The database to clone; the migrated one by default. */
  template?: string;
}

/** Opens a database that `create` clones from the migrated template: it connects at the first query. */
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

/** A separate database for this test file, created before its tests and dropped after them. */
export function ownDatabase(options: Options = {}): Pick<TestDatabase, 'url' | 'database'> {
  const { url, database, create, close } = planned(options);
  beforeAll(create);
  afterAll(close);
  return { url, database };
}

/** A database that the caller closes. */
export async function testDatabase(options: Options = {}): Promise<TestDatabase> {
  const { url, database, create, close } = planned(options);
  await create();
  return { url, database, close };
}

/**
 * Creates a database as a template for others, once in a run: the first caller fills it, the others wait. It's renamed to its
 * final name when it's complete.
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
