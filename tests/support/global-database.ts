import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#server/database/embedded';
import { migrate } from '#server/database/migrate';
import { temporaryDataDir } from './temporary-data-dir';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the test cluster's `postgres` database. */
    clusterUrl: string;
  }
}

export const templateName = 'perigee_template';

/** One PostgreSQL for the whole test run, without fsync, with a migrated database to clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await temporaryDataDir();
  const embedded = await startEmbedded({ dataDir, durable: false });
  const admin = new URL(embedded.url);
  admin.pathname = '/postgres';
  await makeTemplate(admin);
  project.provide('clusterUrl', admin.href);
  return async () => {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function makeTemplate(admin: URL): Promise<void> {
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  await client.query(`create database ${templateName}`);
  await client.end();
  await migrate(new URL(`/${templateName}`, admin).href);
}
