import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { signIn } from '#contract/calls/account/session';
import { getPlayer } from '#contract/calls/account/profile';
import { type Database, openDatabase } from '#server/database/connection';
import { startEmbedded } from '#server/database/embedded';
import { migrate } from '#server/database/migrate';
import { argon2 } from '#server/edges/passwords/argon2';
import { temporaryDataDir } from '../support/temporary-data-dir';
import { openClient, type BareClient } from './bare-client';
import { makeBettors } from './bettors';
import { against, median, single, type Bench, type Measurement } from './measurement';
import { endProcess, startProcess } from './server-process';
import { signInStorm } from './sign-in-storm';

const password = 'Perigee!2026';
const signInsPerRun = 60;
const runs = 3;
/** The server hashes as many passwords in parallel as there are processors; the others wait in its queue. */
const lanes = availableParallelism() * 2;
const phaseMs = 5_000;
const readEveryMs = 10;
const json = { 'content-type': 'application/json' };

type Body = () => string;

/** Adds players with the password; returns the bodies of their sign-ins, from one device per player or a new one every time. */
async function makePlayers(database: Database, count: number): Promise<{ known: Body[]; strange: Body[] }> {
  const { rows } = await database.pool.query<{ email: string }>(
    `insert into players (email, currency, country, password_hash, confirmed_at)
     select 'sign-in-' || n || '@perigee.example', 'EUR', 'DE', $1, now() from generate_series(1, $2::int) as n returning email`,
    [await argon2.hash(password), count],
  );
  const bodiesOf = (deviceAt: (at: number) => string) =>
    rows.map(({ email }, at) => {
      const body = () => JSON.stringify({ user: { email, password, dfpc: deviceAt(at) } });
      return body;
    });
  return { known: bodiesOf((at) => `device-${1000 + at}`), strange: bodiesOf(() => randomUUID()) };
}

/** Processes a list concurrently; returns the rate per second. */
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

interface Rates {
  api: number;
  strange: number;
  bare: number;
  http: number;
}

/**
 * Sign-ins per second through the API, and password checks per second without it: in this process, and behind a bare server
 * with the same client. In turns; the first turn is a warm-up.
 */
async function compare(port: number, barePort: number, bodies: { known: Body[]; strange: Body[] }): Promise<Rates> {
  const clientsOf = (at: number) => Array.from({ length: lanes }, () => openClient(at));
  const [product, bare] = [clientsOf(port), clientsOf(barePort)];
  const known = await argon2.hash(password);
  const rates = { api: [] as number[], strange: [] as number[], bare: [] as number[], http: [] as number[] };
  const send = (client: BareClient) => (body: Body) => client.post(signIn.path, json, body());
  for (let run = 0; run <= runs; run += 1) {
    rates.api.push(await rate(bodies.known, product.map(send)));
    rates.bare.push(
      await rate(
        bodies.known,
        product.map(() => () => argon2.verify(known, password)),
      ),
    );
    rates.http.push(await rate(bodies.known, bare.map(send)));
    rates.strange.push(await rate(bodies.strange, product.map(send)));
  }
  for (const client of [...product, ...bare]) client.close();
  const rateOf = (side: keyof Rates) => median(rates[side].slice(1));
  return { api: rateOf('api'), strange: rateOf('strange'), bare: rateOf('bare'), http: rateOf('http') };
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Sends reads at a constant rate without waiting for responses; returns the 99th percentile of the times in milliseconds. */
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

async function measure(database: Database, port: number, barePort: number): Promise<Measurement[]> {
  const bodies = await makePlayers(database, signInsPerRun);
  const { api, strange, bare, http } = await compare(port, barePort, bodies);
  const [reader] = await makeBettors(database, 1, 'bench');
  await readTimes(port, reader!.token);
  const idle = await readTimes(port, reader!.token);
  const end = signInStorm(port, bodies.known, api * 2);
  await pause(1000);
  const busy = await readTimes(port, reader!.token);
  const { done, refused, seconds } = end();
  // The server finishes the accepted sign-ins before it's stopped.
  await pause(2000);
  return [
    against('sign-ins', 'a second', { 'through the API': api, 'bare argon2': bare }, { atLeast: 0.85 }),
    against('sign-ins, bare argon2 behind HTTP', 'a second', { 'through the API': api, 'bare HTTP': http }),
    against('sign-ins from new devices', 'a second', { 'through the API': strange, 'bare argon2': bare }),
    against('99th percentile of other reads, sign-ins at twice capacity', 'ms', { storm: busy, idle }, { atMost: 5 }),
    against('sign-ins at twice capacity', 'a second', { done: done / seconds, 'without a storm': api }),
    single('refused at twice capacity', 'a second', refused / seconds),
  ];
}

/** Sign-ins per second compared with password checks alone, and the effect of a burst of sign-ins on other reads. */
export const signIns: Bench = {
  name: 'sign-ins',
  async run() {
    const dataDir = await temporaryDataDir();
    const embedded = await startEmbedded({ dataDir });
    await migrate(embedded.url);
    const database = openDatabase(embedded.url, { poolSize: 4 });
    const product = startProcess('./product-process.ts', { DATA_DIR: dataDir, DATABASE_URL: embedded.url });
    const bare = startProcess('./bare-passwords.ts');
    try {
      return await measure(database, await product.port, await bare.port);
    } finally {
      await endProcess(bare.child);
      await endProcess(product.child);
      await database.destroy();
      await embedded.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
