import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { providerWager } from '#contract/calls/provider';
import { catalogue, configOf } from '#rules/games/catalogue';
import { playAnySlot } from '#rules/games/slots/any-slot';
import { slotStakes } from '#rules/games/stakes';
import { callFunction } from '#server/database/call-function';
import { openDatabase, type Database } from '#server/database/connection';
import { startEmbedded } from '#server/database/embedded';
import { migrate } from '#server/database/migrate';
import { cryptographicDice } from '#server/edges/dice';
import { newRoundId } from '#server/domains/play/round-id';
import { hashOf } from '../support/ledger';
import { temporaryDataDir } from '../support/temporary-data-dir';
import { openClient, type BareClient } from './bare-client';
import { makeBettors, type Bettor } from './bettors';
import { against, median, type Bench } from './measurement';
import { endProcess, startProcess } from './server-process';

const bets = 1500;
const runs = 3;
const atOnce = 16;

const game = catalogue().find(({ kind, jackpot }) => kind === 'slots' && jackpot === null)!;
const config = configOf(game);
if (config.kind !== 'slots') throw new Error(`${game.identifier} is no slot`);
const stake = slotStakes(config, 1)[0]!;
const body = JSON.stringify({ stake_cents: stake });
const outcome = playAnySlot(config, stake, cryptographicDice());

type PlaceBet = (bettor: Bettor) => Promise<unknown>;

/** Places a bet of each bettor, as many concurrently as there are lanes, and returns bets per second. */
async function rate(bettors: readonly Bettor[], lanes: readonly PlaceBet[]): Promise<number> {
  const waiting = bettors.values();
  const startedAt = performance.now();
  await Promise.all(
    lanes.map(async (place) => {
      for (const bettor of waiting) await place(bettor);
    }),
  );
  return bettors.length / ((performance.now() - startedAt) / 1000);
}

/** The bet in the form that a game's frame sends. */
function byApi(client: BareClient): PlaceBet {
  return ({ token }) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    return client.post(providerWager.path, headers, body);
  };
}

/** The one SQL call behind such a bet. */
function bySql(database: Database): PlaceBet {
  const bodyHash = hashOf(body);
  return ({ tokenHash }) =>
    callFunction(database, 'play_round', [
      tokenHash,
      randomUUID(),
      bodyHash,
      newRoundId(new Date()),
      stake,
      outcome,
      outcome.win_cents,
      null,
      null,
      { cycle_ms: 2500, stake_cap: null, pause_after_ms: null },
      { kind: 'slots', at_risk: stake, weight: 100, bonus_money: 0, max_stake: 500 },
      null,
      null,
    ]);
}

/** Settles open rounds and waits for their minimum duration, so that all bettors can bet again. */
async function settleAll(database: Database): Promise<void> {
  await database.pool.query("select settle_round(id, null, false) from rounds where state = 'open'");
  await database.pool.query("update rounds set placed_at = placed_at - interval '1 minute' where placed_at > now() - interval '1 minute'");
}

/** Alternates both variants, so that a slowdown of the machine affects both; the first turn is a warm-up. */
async function measure(database: Database, port: number): Promise<{ api: number; sql: number }> {
  const clients = Array.from({ length: atOnce }, () => openClient(port));
  const sides = {
    api: { bettors: await makeBettors(database, bets, game.identifier), lanes: clients.map(byApi), rates: [] as number[] },
    sql: { bettors: await makeBettors(database, bets, game.identifier), lanes: clients.map(() => bySql(database)), rates: [] as number[] },
  };
  for (let run = 0; run <= runs; run += 1) {
    for (const { bettors, lanes, rates } of Object.values(sides)) {
      rates.push(await rate(bettors, lanes));
      await settleAll(database);
    }
  }
  for (const client of clients) client.close();
  return { api: median(sides.api.rates.slice(1)), sql: median(sides.sql.rates.slice(1)) };
}

/** Bets per second through the API against the same bare SQL call, sixteen concurrently, on a durable database. */
export const betRate: Bench = {
  name: 'bets',
  async run() {
    const dataDir = await temporaryDataDir();
    const embedded = await startEmbedded({ dataDir });
    await migrate(embedded.url);
    const database = openDatabase(embedded.url, { poolSize: atOnce });
    const product = startProcess('./product-process.ts', { DATA_DIR: dataDir, DATABASE_URL: embedded.url });
    try {
      const { api, sql } = await measure(database, await product.port);
      return [against('bets', 'a second', { 'through the API': api, 'bare SQL': sql }, { atLeast: 0.6 })];
    } finally {
      await endProcess(product.child);
      await database.destroy();
      await embedded.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
