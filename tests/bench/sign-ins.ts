import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { signIn } from '#contract/calls/account/session';
import { getPlayer } from '#contract/calls/account/profile';
import { type Database, openDatabase } from '#server/database/connection';
import { startEmbedded } from '#server/database/embedded';
import { migrate } from '#server/database/migrate';
import { hashPassword, isPassword } from '#server/domains/account/passwords/passwords';
import { temporaryDataDir } from '../support/temporary-data-dir';
import { openClient, type BareClient } from './bare-client';
import { makeBettors } from './bettors';
import { against, median, type Bench, type Measurement } from './measurement';
import { endProcess, startProcess } from './server-process';

const password = 'Perigee!2026';
const signInsPerRun = 60;
const runs = 3;
/** The server hashes as many passwords in parallel as there are cores; the others wait in its queue. */
const lanes = availableParallelism() * 2;
const phaseMs = 5_000;
const readEveryMs = 10;
const json = { 'content-type': 'application/json' };

/** Adds players with the password; returns the bodies of their sign-ins. */
async function makePlayers(database: Database, count: number): Promise<string[]> {
  const { rows } = await database.pool.query<{ email: string }>(
    `insert into players (email, currency, country, password_hash, confirmed_at)
     select 'sign-in-' || n || '@perigee.example', 'EUR', 'DE', $1, now() from generate_series(1, $2::int) as n returning email`,
    [await hashPassword(password), count],
  );
  return rows.map(({ email }) => JSON.stringify({ user: { email, password } }));
}

/** Works through a list in lanes; how many a second. */
async function rate<Item>(items: readonly Item[], workers: readonly ((item: Item) => Promise<unknown>)[]): Promise<number> {
  const waiting = items.values();
  const startedAt = performance.now();
  await Promise.all(
    workers.map(async (work) => {
      for (const item of waiting) await work(item);
    }),
  );
  return items.length / ((performance.now() - startedAt) / 1000);
}

/** Sign-ins a second through the API, and passwords checked a second without it, in turns; the first turn is a warm-up. */
async function compare(database: Database, port: number, bodies: readonly string[]): Promise<{ api: number; bare: number }> {
  const clients = Array.from({ length: lanes }, () => openClient(port));
  const known = await hashPassword(password);
  const rates = { api: [] as number[], bare: [] as number[] };
  for (let run = 0; run <= runs; run += 1) {
    rates.api.push(
      await rate(
        bodies,
        clients.map((client) => (body) => client.post(signIn.path, json, body)),
      ),
    );
    rates.bare.push(
      await rate(
        bodies,
        clients.map(() => () => isPassword(password, known)),
      ),
    );
    await database.pool.query('delete from sessions where player_id in (select id from players where password_hash is not null)');
  }
  for (const client of clients) client.close();
  return { api: median(rates.api.slice(1)), bare: median(rates.bare.slice(1)) };
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Reads in a steady rhythm, whether the response before has come or not; the 99th percentile of the times in milliseconds. */
async function readTimes(port: number, token: string): Promise<number> {
  const free = Array.from({ length: 64 }, () => openClient(port));
  const all = [...free];
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  const read = async (client: BareClient) => {
    const startedAt = performance.now();
    await client.get(getPlayer.path, { cookie: `sid=${token}` });
    times.push(performance.now() - startedAt);
    free.push(client);
  };
  for (const endsAt = performance.now() + phaseMs; performance.now() < endsAt; await pause(readEveryMs)) {
    const client = free.pop();
    if (client) pending.push(read(client));
  }
  await Promise.all(pending);
  for (const client of all) client.close();
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)]!;
}

/** Sign-ins in a steady rhythm until it's called off; what the server can't take it refuses. Returns the end. */
function storm(port: number, bodies: readonly string[], aSecond: number): () => void {
  const clients = Array.from({ length: 200 }, () => openClient(port));
  const free = [...clients];
  let at = 0;
  const timer = setInterval(() => {
    const client = free.pop();
    if (!client) return;
    const back = () => void free.push(client);
    at += 1;
    client.post(signIn.path, json, bodies[at % bodies.length]!).then(back, back);
  }, 1000 / aSecond);
  return () => {
    clearInterval(timer);
    for (const client of clients) client.close();
  };
}

async function measure(database: Database, port: number): Promise<Measurement[]> {
  const bodies = await makePlayers(database, signInsPerRun);
  const { api, bare } = await compare(database, port, bodies);
  const [reader] = await makeBettors(database, 1, 'bench');
  await readTimes(port, reader!.token);
  const idle = await readTimes(port, reader!.token);
  const end = storm(port, bodies, api * 2);
  await pause(1000);
  const busy = await readTimes(port, reader!.token);
  end();
  // The server finishes the sign-ins that it has taken before it's stopped.
  await pause(2000);
  return [
    against('sign-ins', 'a second', { 'through the API': api, 'bare argon2': bare }, { atLeast: 0.85 }),
    against('99th percentile of other reads, sign-ins at twice capacity', 'ms', { storm: busy, idle }, { atMost: 5 }),
  ];
}

/** Sign-ins a second against their password checks alone, and what a storm of them does to other reads. */
export const signIns: Bench = {
  name: 'sign-ins',
  async run() {
    const dataDir = await temporaryDataDir();
    const embedded = await startEmbedded({ dataDir });
    await migrate(embedded.url);
    const database = openDatabase(embedded.url, { poolSize: 4 });
    const product = startProcess('./product-process.ts', { DATA_DIR: dataDir, DATABASE_URL: embedded.url });
    try {
      return await measure(database, await product.port);
    } finally {
      await endProcess(product.child);
      await database.destroy();
      await embedded.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
