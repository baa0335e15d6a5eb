import { execFile } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { startEmbedded } from '#server/database/embedded';
import { openDatabase } from '#server/database/connection';
import { migrate } from '#server/database/migrate';
import { testDatabase } from '#tests/support/database';
import { temporaryDataDir } from '#tests/support/temporary-data-dir';
import { settleEpoch } from './epoch';

it('an epoch lasts as long as its history, even if several servers start together', async () => {
  const store = await testDatabase();
  const epochs = await Promise.all([1, 2, 3, 4].map(() => settleEpoch(store.database)));
  epochs.push(await settleEpoch(store.database));
  expect(new Set(epochs).size).toBe(1);
  await store.close();
});

it('a restored database, whole or table by table, has a new epoch', async () => {
  const store = await testDatabase();
  const epoch = await settleEpoch(store.database);
  await store.database.pool.query(
    'create table again (like player_events including all); drop table player_events; alter table again rename to player_events',
  );
  const later = await settleEpoch(store.database);
  expect(later).not.toBe(epoch);

  await store.database.destroy();
  const admin = new pg.Client({ connectionString: inject('clusterUrl') });
  await admin.connect();
  const name = new URL(store.url).pathname.slice(1);
  await admin.query(`create database ${name}_back template ${name} strategy file_copy`);
  const back = openDatabase(new URL(`/${name}_back`, store.url).href);
  expect(await settleEpoch(back)).not.toBe(later);
  await back.destroy();
  await admin.query(`drop database ${name}_back with (force)`);
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

it('a restored data folder has a new epoch, a restarted one keeps its own', async () => {
  const dataDir = await temporaryDataDir();
  const epochNow = async () => {
    const embedded = await startEmbedded({ dataDir, durable: false });
    await migrate(embedded.url);
    const database = openDatabase(embedded.url);
    const epoch = await settleEpoch(database);
    await database.destroy();
    await embedded.stop();
    return epoch;
  };
  const epoch = await epochNow();
  const cluster = join(dataDir, 'postgres/cluster');
  await promisify(execFile)('cp', ['-a', cluster, `${cluster}.backup`]);
  expect(await epochNow()).toBe(epoch);
  await rm(cluster, { recursive: true });
  await rename(`${cluster}.backup`, cluster);
  expect(await epochNow()).not.toBe(epoch);
  await rm(dataDir, { recursive: true, force: true });
});
