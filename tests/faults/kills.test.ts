import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { launchGame } from '#contract/calls/games';
import { providerSettle, providerWager } from '#contract/calls/provider';
import { type Database, inTransaction, openDatabase } from '#server/database/connection';
import { type Embedded, startEmbedded } from '#server/database/embedded';
import { reconcile } from '#server/database/ledger';
import { migrate } from '#server/database/migrate';
import { freePort } from '#server/database/postgresql/free-port';
import { createSession } from '#server/plugins/session';
import { newPlayer } from '../support/ledger';
import { temporaryDataDir } from '../support/temporary-data-dir';
import { KILLS } from './plan';

const PLAYERS = 24;
const STAKE = 100;
const table = 'orbit-house:orbit-roulette';

let dataDir: string;
let embedded: Embedded;
let database: Database;
let port: number;
let server: ChildProcess;

/** Servers that exited without being killed, with the exit and their output. */
const crashes: string[] = [];
const killed = new Set<ChildProcess>();

function startServer(): ChildProcess {
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: embedded.url,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: '0',
    COUNTRY_OVERRIDE: 'DE',
  };
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  child.once('close', (code, signal) => {
    if (!killed.has(child)) crashes.push(`${signal ?? code}: ${said}`);
  });
  return child;
}

async function endServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  killed.add(child);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok === true;
const whenReady = () =>
  vi.waitFor(async () => expect({ crashes, isReady: await isReady() }).toEqual({ crashes: [], isReady: true }), {
    // A server started from sources compiles them first, beside the other tests.
    timeout: 90_000,
    interval: 100,
  });

beforeAll(async () => {
  dataDir = await temporaryDataDir();
  embedded = await startEmbedded({ dataDir });
  await migrate(embedded.url);
  database = openDatabase(embedded.url);
  port = await freePort();
  server = startServer();
  await whenReady();
}, 120_000);

afterAll(async () => {
  isStopped = true;
  await endServer(server);
  await database.destroy();
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
});

interface Recorded {
  status: number;
  retryAfter: string | null;
  body: { round_id?: string; token?: string; error?: { code: string } };
}

const responses: Recorded[] = [];

/** Sends a write; null without a response. */
async function post(path: string, body: object, headers: Record<string, string>): Promise<Recorded | null> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      signal: AbortSignal.timeout(15_000),
    });
    const recorded = {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      body: (await response.json()) as Recorded['body'],
    };
    responses.push(recorded);
    return recorded;
  } catch {
    return null;
  }
}

let isOver = false;
let isStopped = false;

/** Retries a write with one key until it's done, like a device. */
async function untilDone(path: string, body: object, headers: Record<string, string>): Promise<Recorded> {
  for (;;) {
    if (isStopped) throw new Error('the test is over');
    const response = await post(path, body, headers);
    if (response?.status === 200) return response;
    await sleep(100 + Math.random() * 200);
  }
}

/** Signs up a new player; returns the session's token. */
async function signIn(): Promise<string> {
  const player = await newPlayer(database, { money: 1_000_000 });
  const { token } = await inTransaction(database, (transaction) => createSession(transaction, { player, deviceId: null, userAgent: null }));
  return token;
}

/** Plays one bet after the other; returns the acknowledged rounds, by key. */
async function play(session: string): Promise<Map<string, string>> {
  const { body: launched } = await untilDone(launchGame.path, { game: table }, { cookie: `sid=${session}` });
  const headers = { authorization: `Bearer ${launched.token}`, origin: `http://127.0.0.1:${port}` };
  const acknowledged = new Map<string, string>();
  while (!isOver) {
    const key = randomUUID();
    const { body } = await untilDone(
      providerWager.path,
      { stake_cents: STAKE, bets: [{ spot: 'red', stake_cents: STAKE }] },
      { ...headers, 'idempotency-key': key },
    );
    acknowledged.set(key, body.round_id!);
    await untilDone(providerSettle.path, { round_id: body.round_id }, headers);
    await sleep(300);
  }
  return acknowledged;
}

async function postgresProcesses(): Promise<{ postmaster: number; all: number[] }> {
  const postmaster = Number((await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0]);
  const parents = await Promise.all(
    (await readdir('/proc'))
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => ({
        pid: Number(name),
        parent: Number(/^PPid:\s+(\d+)/m.exec(await readFile(`/proc/${name}/status`, 'utf8').catch(() => ''))?.[1]),
      })),
  );
  return { postmaster, all: [postmaster, ...parents.filter(({ parent }) => parent === postmaster).map(({ pid }) => pid)] };
}

/** Signals processes, ignoring those that have exited meanwhile. */
function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

const faults: readonly (() => Promise<void>)[] = [
  async function killDatabase() {
    process.kill((await postgresProcesses()).postmaster, 'SIGKILL');
  },
  async function endEveryConnection() {
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'perigee' and pid <> pg_backend_pid()",
    );
  },
  async function killServer() {
    await endServer(server);
    server = startServer();
  },
  async function freezeDatabase() {
    const { all } = await postgresProcesses();
    signal(all, 'SIGSTOP');
    await sleep(2_000);
    signal(all.toReversed(), 'SIGCONT');
  },
];

/** Stored rounds, independent of the responses. */
const written = async () =>
  Number(
    (
      await database
        .selectFrom('rounds')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

it(`keeps every bet once, and no server crashes, while databases and servers are killed ${KILLS} times under load`, async () => {
  // The test's own writes are done before the first kill, because they aren't retried.
  const sessions = await Promise.all(Array.from({ length: PLAYERS }, signIn));
  const playing = Promise.all(sessions.map(play));
  // If the test fails before it awaits them, their failures are irrelevant.
  playing.catch(() => undefined);
  for (let at = 0; at < KILLS; at += 1) {
    await faults[at % faults.length]!();
    await whenReady();
    const before = await vi.waitFor(written, { timeout: 30_000, interval: 100 });
    await vi.waitFor(async () => expect(await written()).toBeGreaterThan(before + PLAYERS / 2), { timeout: 30_000, interval: 100 });
  }
  isOver = true;
  const acknowledged = (await playing).flatMap((rounds) => [...rounds.values()]);
  expect(crashes).toEqual([]);
  expect(responses.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
  expect(responses.filter(({ status, retryAfter }) => status === 503 && retryAfter === null)).toEqual([]);
  const rounds = (await database.selectFrom('rounds').select('id').execute()).map(({ id }) => id);
  expect(rounds.toSorted()).toEqual(acknowledged.toSorted());
  expect(await reconcile(database, true)).toEqual([]);
}, 600_000);
