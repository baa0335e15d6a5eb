import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { temporaryDataDir } from '#tests/support/temporary-data-dir';
import { type Embedded, removeEmbedded, startEmbedded } from './embedded';
import { canReach } from './postgresql/account';
import { identityOf, isAlive, waitForEnd } from './postgresql/processes';

let dataDir: string;
let running: Embedded[];
let kept: string;

/** Creating a cluster takes a second, so tests of anything else start on a copy of a stopped one. */
beforeAll(async () => {
  kept = await temporaryDataDir();
  await (await startEmbedded({ dataDir: kept })).stop();
});

afterAll(() => rm(kept, { recursive: true, force: true }));

beforeEach(async () => {
  dataDir = await temporaryDataDir();
  running = [];
});

afterEach(async () => {
  for (const embedded of running) await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** The test's folder contains a cleanly stopped cluster, with owners and permissions. */
function holdsCluster(): void {
  execFileSync('cp', ['-a', `${kept}/.`, dataDir]);
}

async function start(): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir });
  running.push(embedded);
  return embedded;
}

async function ask<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function postmasterPid(): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0]);
}

/** A server in another process on the same folder; it prints the address once it runs. */
async function startElsewhere(): Promise<{ child: ChildProcess; url: string }> {
  const script = fileURLToPath(new URL('../../tests/support/hold-embedded.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  return { child, url: line.toString().trim() };
}

describe('startEmbedded', () => {
  it('keeps what was written, syncs to disk, and starts an existing cluster in well under a second', async () => {
    const first = await start();
    expect(await ask(first.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
    await ask(first.url, 'create table kept as select 42 as x');
    await first.stop();
    const before = performance.now();
    const second = await start();
    expect(performance.now() - before).toBeLessThan(3000);
    expect(await ask(second.url, 'select x from kept')).toEqual([{ x: 42 }]);
  });

  it('listens on this machine only, with a password that only its owner can read', async () => {
    const { url } = await start();
    expect(new URL(url).hostname).toBe('127.0.0.1');
    expect(statSync(join(dataDir, 'postgres/password')).mode & 0o777).toBe(0o600);
    const wrong = new URL(url);
    wrong.password = 'guess';
    await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
  });

  it('refuses a second server on the same folder without disturbing the first', async () => {
    holdsCluster();
    const { url } = await start();
    await expect(startEmbedded({ dataDir })).rejects.toThrow(
      `The data folder ${join(dataDir, 'postgres')} is in use by another server (process ${process.pid}); stop it or set DATA_DIR.`,
    );
    expect(await ask(url, 'select 1 as x')).toEqual([{ x: 1 }]);
  });

  it('gives the folder to exactly one of two servers that start at the same instant', async () => {
    holdsCluster();
    const results = await Promise.allSettled([start(), start()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('takes over after its server was killed, without data loss or leftover processes', async () => {
    holdsCluster();
    const { child, url } = await startElsewhere();
    const orphan = await postmasterPid();
    await ask(url, 'create table kept as select 42 as x');
    await expect(startEmbedded({ dataDir })).rejects.toThrow(`(process ${child.pid})`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const embedded = await start();
    expect(isAlive(orphan)).toBe(false);
    expect(await ask(embedded.url, 'select x from kept')).toEqual([{ x: 42 }]);
  });

  it('stops PostgreSQL after its server was killed, if no other server takes over', async () => {
    holdsCluster();
    const { child } = await startElsewhere();
    const orphan = await postmasterPid();
    child.kill('SIGKILL');
    expect(await waitForEnd(orphan, 10_000)).toBe(true);
  });

  it('restarts a killed PostgreSQL on the same port, with everything that was committed', async () => {
    holdsCluster();
    const { url } = await start();
    await ask(url, 'create table kept as select 42 as x');
    const killed = await postmasterPid();
    process.kill(killed, 'SIGKILL');
    await waitForEnd(killed, 5000);
    const rows = await queryUntilAnswered(url, 'select x from kept');
    expect(rows).toEqual([{ x: 42 }]);
  });

  it('ignores a stale lock file whose process id belongs to another process now', async () => {
    holdsCluster();
    const lockFile = join(dataDir, 'postgres/cluster/postmaster.pid');
    await writeFile(lockFile, `${process.pid}\n`);
    await expect(start()).resolves.toBeDefined();
  });

  it('recreates a cluster whose creation was interrupted', async () => {
    holdsCluster();
    await rm(join(dataDir, 'postgres/cluster/PG_VERSION'));
    await rm(join(dataDir, 'postgres/cluster'), { recursive: true });
    await writeFile(join(dataDir, 'postgres/cluster.half'), 'left behind');
    await expect(start()).resolves.toBeDefined();
  });

  it('reports a different PostgreSQL version of the data', async () => {
    holdsCluster();
    await writeFile(join(dataDir, 'postgres/cluster/PG_VERSION'), '17\n');
    await expect(startEmbedded({ dataDir })).rejects.toThrow('was written by PostgreSQL 17 and this release runs 18');
  });
});

describe('removeEmbedded', () => {
  it('deletes the database, but not under a running server', async () => {
    holdsCluster();
    const { url, stop } = await start();
    await expect(removeEmbedded(dataDir)).rejects.toThrow('in use by another server');
    expect(await ask(url, 'select 1 as x')).toEqual([{ x: 1 }]);
    await stop();
    await removeEmbedded(dataDir);
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  });
});

describe.runIf(process.getuid?.() === 0)('as root, with a data folder that another user can’t reach', () => {
  it('puts the cluster into a folder that the postgres user can reach, with a symlink to it', async () => {
    expect(canReach({ uid: 65534, gid: 65534 }, '/root')).toBe(false);
    const hidden = await mkdtemp('/root/perigee-hidden-');
    try {
      const embedded = await startEmbedded({ dataDir: hidden });
      await ask(embedded.url, 'create table kept as select 42 as x');
      await embedded.stop();
      const again = await startEmbedded({ dataDir: hidden });
      expect(await ask(again.url, 'select x from kept')).toEqual([{ x: 42 }]);
      await again.stop();
    } finally {
      const place = await realpath(join(hidden, 'postgres/cluster'));
      expect(place).toMatch(/^\/var\/lib\/perigee\/cluster-/);
      await removeEmbedded(hidden);
      expect(existsSync(place)).toBe(false);
      await rm(hidden, { recursive: true, force: true });
    }
  });
});

it('distinguishes a process from a later one with the same id', () => {
  expect(identityOf(process.pid)).toMatch(new RegExp(`^${process.pid}-`));
  expect(identityOf(2 ** 22 + 1)).toBeNull();
});

async function queryUntilAnswered(url: string, statement: string): Promise<object[]> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await ask(url, statement);
    } catch (error) {
      if (attempt === 100) throw error;
      await wait(100);
    }
  }
}
