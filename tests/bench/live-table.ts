import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#server/database/connection';
import { runningEmbedded } from '#server/database/embedded';
import { reconcile } from '#server/database/ledger';
import { setConfig } from '#server/domains/config/store';
import { placeBets, recordPhases, Watcher } from '../support/live-crowd';
import { everywhere } from '../support/live-table';
import { temporaryDataDir } from '../support/temporary-data-dir';
import { makeBettors } from './bettors';
import { type Bench, type Measurement, single } from './measurement';
import { endProcess, startProcess } from './server-process';

const watchers = 500;
const bettors = 200;
const rounds = 3;
const game = 'orbit-house:orbit-live-roulette';
const timing = { betting_seconds: 15, result_seconds: 3, hours: {} };
/** The number of concurrent bets. */
const atOnce = 25;
const pollMs = 100;

/** Waits until a condition is true. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(pollMs);
}

/** The percentile of some numbers. */
const percentile = (numbers: readonly number[], percent: number) =>
  numbers.toSorted((one, other) => one - other)[Math.ceil((numbers.length * percent) / 100) - 1] ?? Number.NaN;

/** One live table with 500 watchers, 200 of whom bet in every round: whether all see every phase, the delay, and the ledger. */
async function crowd(port: number, dataDir: string): Promise<Measurement[]> {
  const database = openDatabase(await runningEmbedded(dataDir));
  await setConfig(database, 'live-tables', timing);
  const players = await makeBettors(database, bettors, game);
  const phases = await recordPhases(database.url, game);
  const crowd = Array.from({ length: watchers }, () => new Watcher(() => port, game));
  await until(() => crowd.every(({ seen }) => seen.size > 0));
  const first = phases.passed.length;
  const refused: string[] = [];
  const played = new Set<string>();
  const waiting: { token: string; round: string }[] = [];
  const bet = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const code = await placeBets(
        port,
        next.token,
        next.round,
        everywhere.map((one) => ({ ...one, stake_cents: 100 })),
        crypto.randomUUID(),
      );
      if (code !== null) refused.push(code);
    }
  };
  while (played.size < rounds) {
    await until(() => phases.passed.slice(first).some(({ phase, round }) => phase === 'betting' && !played.has(round)));
    const { round } = phases.passed.findLast(({ phase }) => phase === 'betting')!;
    played.add(round);
    waiting.push(...players.map(({ token }) => ({ token, round })));
    await Promise.all(Array.from({ length: atOnce }, bet));
    await until(() => phases.passed.some((one) => one.round === round && one.phase === 'result'));
    await until(async () => (await unpaid(database.pool, round)) === 0);
  }
  await sleep(1_000);
  const shown = phases.passed.slice(first).filter(({ round }) => played.has(round));
  const delays = crowd.flatMap(({ seen }) => shown.flatMap(({ name, beganAt }) => (seen.has(name) ? seen.get(name)! - beganAt : [])));
  for (const watcher of crowd) watcher.close();
  await phases.close();
  const faults = await reconcile(database, true);
  await database.destroy();
  const named = `of ${rounds} rounds with ${watchers} watchers and ${bettors} bettors`;
  return [
    single(`phases ${named} that a watcher missed`, 'phases', shown.length * watchers - delays.length, { atMost: 0 }),
    single(`a phase ${named} reaches a watcher, median`, 'ms', percentile(delays, 50)),
    single(`a phase ${named} reaches a watcher, 99th percentile`, 'ms', percentile(delays, 99), { atMost: 250 }),
    single(`bets ${named} that were refused`, 'bets', refused.length, { atMost: 0 }),
    single(`faults in the books after that`, 'faults', faults.length, { atMost: 0 }),
  ];
}

async function unpaid(pool: ReturnType<typeof openDatabase>['pool'], round: string): Promise<number> {
  const { rows } = await pool.query<{ left: number }>(
    'select count(*)::int as left from live_bets where live_round = $1 and settled_at is null',
    [round],
  );
  return rows[0]!.left;
}

/** A live table with a crowd. */
export const liveTable: Bench = {
  name: 'live-table',
  async run() {
    const dataDir = await temporaryDataDir();
    const product = startProcess('./product-process.ts', { DATA_DIR: dataDir });
    try {
      return await crowd(await product.port, dataDir);
    } finally {
      await endProcess(product.child);
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
