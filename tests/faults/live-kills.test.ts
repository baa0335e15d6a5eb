import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LivePhase } from '#contract/fields/live';
import { type Database, openDatabase } from '#server/database/connection';
import { type Embedded, startEmbedded } from '#server/database/embedded';
import { reconcile } from '#server/database/ledger';
import { migrate } from '#server/database/migrate';
import { setConfig } from '#server/domains/config/store';
import { type Bettor, makeBettors } from '../bench/bettors';
import { type ServerProcess, startProcess } from '../bench/server-process';
import { type Passed, placeBets, recordPhases, Watcher } from '../support/live-crowd';
import { everywhere } from '../support/live-table';
import { temporaryDataDir } from '../support/temporary-data-dir';
import { LIVE_KILLS } from './plan';

const game = 'orbit-house:orbit-live-roulette';
const PLAYERS = LIVE_KILLS.bettors;
const WATCHERS = 20;
const AT_ONCE = 20;
const MONEY = 1_000_000;
const PATIENCE = { timeout: 120_000, interval: 50 };

let dataDir: string;
let embedded: Embedded;
let database: Database;
let players: Bettor[];
let server: ServerProcess;
let port = 0;
let phases: Awaited<ReturnType<typeof recordPhases>>;
const watchers: Watcher[] = [];

async function startServer(): Promise<void> {
  server = startProcess('./product-process.ts', { DATABASE_URL: embedded.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  port = await server.port;
}

/** Kills the server's process; it can finish nothing. */
async function killServer(): Promise<void> {
  const { child } = server;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(child.pid!, 'SIGKILL');
  await ended;
}

beforeAll(async () => {
  dataDir = await temporaryDataDir();
  embedded = await startEmbedded({ dataDir });
  await migrate(embedded.url);
  database = openDatabase(embedded.url);
  await setConfig(database, 'live-tables', { betting_seconds: LIVE_KILLS.bettingSeconds, result_seconds: 4, hours: {} });
  players = await makeBettors(database, PLAYERS, game);
  await startServer();
  phases = await recordPhases(embedded.url, game);
  watchers.push(...Array.from({ length: WATCHERS }, () => new Watcher(() => port, game)));
}, 180_000);

afterAll(async () => {
  for (const watcher of watchers) watcher.close();
  await phases.close();
  await killServer();
  await database.destroy();
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const passedAs = (round: string, phase: LivePhase) => phases.passed.find((one) => one.round === round && one.phase === phase);

/** Waits for a round that begins now. */
async function nextRound(): Promise<Passed> {
  const before = new Set(phases.passed.map(({ round }) => round));
  return vi.waitFor(() => {
    const found = phases.passed.find(({ round, phase }) => phase === 'betting' && !before.has(round));
    if (!found) throw new Error('no round has begun');
    return found;
  }, PATIENCE);
}

/** Every player bets; one whose response is lost sends the same bet again. Returns whose bets were acknowledged. */
async function betAll(round: string): Promise<number[]> {
  const placed: number[] = [];
  const waiting = players.map((player) => ({ player, key: crypto.randomUUID() }));
  const next = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop()) {
      const code = await placeBets(port, one.player.token, round, everywhere, one.key);
      if (code === null) placed.push(one.player.id);
      // Without a response nobody knows whether it was placed.
      else if (code === 'lost') {
        waiting.unshift(one);
        await sleep(100);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return placed;
}

async function betsIn(round: string) {
  const { rows } = await database.pool.query<{ player_id: string; stake: string; win: string | null }>(
    'select player_id, stake, win from live_bets where live_round = $1',
    [round],
  );
  return rows.map(({ player_id, stake, win }) => ({
    player: Number(player_id),
    stake: Number(stake),
    win: win === null ? null : Number(win),
  }));
}

/** What players should have, by all the bets of all rounds. */
async function expectRightBalances(): Promise<void> {
  const { rows } = await database.pool.query<{ wrong: number }>(
    `select count(*)::int as wrong from unnest($1::bigint[]) as player
     where (balance_of(player, 'EUR') ->> 'amount_cents')::bigint
       <> $2 + (select coalesce(sum(win - stake), 0) from live_bets where player_id = player)`,
    [players.map(({ id }) => id), MONEY],
  );
  expect(rows).toEqual([{ wrong: 0 }]);
}

describe('a server that is killed', () => {
  for (const phase of LIVE_KILLS.phases) {
    it(`in the phase ${phase} of a live table with ${PLAYERS} bettors loses no bet and pays each once`, { timeout: 300_000 }, async () => {
      const { round } = await nextRound();
      const betting = betAll(round);
      if (phase !== 'betting') await betting;
      await vi.waitFor(async () => {
        const isThere = phase === 'betting' ? (await betsIn(round)).length > PLAYERS / 4 : passedAs(round, phase) !== undefined;
        expect(isThere).toBe(true);
      }, PATIENCE);
      await killServer();
      await startServer();
      const placed = await betting;
      await vi.waitFor(async () => {
        const bets = await betsIn(round);
        expect([passedAs(round, 'result') !== undefined, bets.filter(({ win }) => win === null)]).toEqual([true, []]);
      }, PATIENCE);
      const bets = await betsIn(round);
      const known = new Set(bets.map(({ player }) => player));
      expect(placed.filter((player) => !known.has(player))).toEqual([]);
      expect(bets.length).toBeGreaterThan(PLAYERS / 4);
      // One spot of three pays, whatever falls, and everybody has bet the same.
      expect(new Set(bets.map(({ stake, win }) => `${stake} ${win}`)).size).toBe(1);
      await expectRightBalances();
      expect(await reconcile(database, true)).toEqual([]);
      await vi.waitFor(() => expect(watchers.filter(({ seen }) => !seen.has(`${round} result`))).toEqual([]), PATIENCE);
    });
  }
});
