import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bet, newPlayer } from '#tests/support/ledger';
import { temporaryDataDir } from '#tests/support/temporary-data-dir';
import { type Database, openDatabase } from './connection';
import { type Embedded, startEmbedded } from './embedded';
import { reconcile } from './ledger';
import { migrate } from './migrate';

let dataDir: string;
let embedded: Embedded;
let database: Database;

beforeAll(async () => {
  dataDir = await temporaryDataDir();
  embedded = await startEmbedded({ dataDir });
  await migrate(embedded.url);
  database = openDatabase(embedded.url);
});

afterAll(async () => {
  await database.destroy();
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function readPostmaster(): Promise<{ pid: number; isReady: boolean }> {
  const lines = (await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n');
  return { pid: Number(lines[0]), isReady: lines[7]?.trim() === 'ready' };
}

/** Bets until stopped; returns the acknowledged rounds. */
function keepBetting(player: number) {
  const acknowledged: string[] = [];
  let isStopped = false;
  const betting = Array.from({ length: 8 }, async () => {
    while (!isStopped) {
      const response = await bet(database, player).catch(() => null);
      if (response) acknowledged.push(response.round_id);
      else await wait(20);
    }
  });
  return {
    /** Waits until this many more bets are acknowledged. */
    async acknowledge(more: number): Promise<void> {
      const enough = acknowledged.length + more;
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThanOrEqual(enough), { timeout: 30_000, interval: 20 });
    },
    async stop(): Promise<string[]> {
      isStopped = true;
      await Promise.all(betting);
      return acknowledged;
    },
  };
}

it('keeps every acknowledged bet and balanced books when PostgreSQL is killed under load', async () => {
  const player = await newPlayer(database, { money: 10_000_000 });
  const betting = keepBetting(player);
  for (let kill = 0; kill < 3; kill += 1) {
    await betting.acknowledge(50);
    const killed = await readPostmaster();
    process.kill(killed.pid, 'SIGKILL');
    await vi.waitFor(
      async () => {
        const { pid, isReady } = await readPostmaster();
        expect(isReady && pid !== killed.pid).toBe(true);
      },
      { timeout: 15_000, interval: 20 },
    );
  }
  await betting.acknowledge(50);
  const acknowledged = await betting.stop();
  const rows = await database.selectFrom('rounds').select('id').where('player_id', '=', player).execute();
  const kept = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((round) => !kept.has(round))).toEqual([]);
  expect(await reconcile(database, true)).toEqual([]);
}, 120_000);
