import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#server/database/connection';
import { templateName } from './global-database';

/** A migrated database of a test file's own. */
export interface TestDatabase {
  url: string;
  database: Database;
  /** Closes the pool and drops the database. */
  close(): Promise<void>;
}

/** Clones the migrated template; call it in beforeAll and `close` in afterAll. */
export async function testDatabase(options: { poolSize?: number } = {}): Promise<TestDatabase> {
  const admin = inject('clusterUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await run(admin, `create database ${name} template ${templateName} strategy file_copy`);
  const url = new URL(`/${name}`, admin).href;
  const database = openDatabase(url, { poolSize: options.poolSize ?? 8 });
  return {
    url,
    database,
    async close() {
      await database.destroy();
      await run(admin, `drop database ${name} with (force)`);
    },
  };
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
