import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LiveAct, LiveBet, LivePhase } from '#contract/fields/live';
import { type Database, openDatabase } from '#server/database/connection';
import { type Embedded, startEmbedded } from '#server/database/embedded';
import { reconcile } from '#server/database/ledger';
import { migrate } from '#server/database/migrate';
import { setConfig } from '#server/domains/config/store';
import { type LiveGame, liveGameOf } from '#server/domains/live/live-games';
import { readLiveRound, readRunning } from '#server/domains/live/live-store';
import { type Bettor, makeBettors } from '../bench/bettors';
import { type ServerProcess, startProcess } from '../bench/server-process';
import { actLive, placeBets, recordPhases, Watcher } from '../support/live-crowd';
import { everywhere } from '../support/live-table';
import { temporaryDataDir } from '../support/temporary-data-dir';
import { type KilledTable, LIVE_KILLS } from './plan';

const PLAYERS = LIVE_KILLS.bettors;
const WATCHERS = 20;
const AT_ONCE = 20;
const MONEY = 1_000_000;
const PATIENCE = { timeout: 120_000, interval: 50 };
/** The number of players with a seat at the blackjack table. */
const SEATED = 3;

const games: Record<KilledTable, string> = {
  roulette: 'orbit-house:orbit-live-roulette',
  blackjack: 'orbit-house:parallax-live-blackjack',
  launch: 'orbit-house:perihelion-live-launch',
};

/** The bets of a player by number. At roulette one of three spots always wins; at the others it depends on the round. */
const bets: Record<KilledTable, (player: number) => LiveBet[]> = {
  roulette: () => everywhere,
  blackjack: (player) => [{ spot: `${player < SEATED ? 'seat' : 'behind'}-${(player % SEATED) + 1}`, stake_cents: 1_000 }],
  launch: () => ['by-hand', 'auto-120'].map((spot) => ({ spot, stake_cents: 1_000 })),
};

let dataDir: string;
let embedded: Embedded;
let database: Database;
let server: ServerProcess;
let port = 0;

async function startServer(): Promise<void> {
  server = startProcess('./product-process.ts', { DATABASE_URL: embedded.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  port = await server.port;
}

/** Kills the server's process immediately. */
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
  await startServer();
}, 180_000);

afterAll(async () => {
  await killServer();
  await database.destroy();
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Repeats a request until there's a response, like a frame after a lost connection. */
async function insist(attempt: () => Promise<string | null>): Promise<string | null> {
  for (;;) {
    const code = await attempt();
    // Without a response it's unknown whether it took effect.
    if (code !== 'lost') return code;
    await sleep(100);
  }
}

interface Bet {
  player: number;
  stake: number;
  win: number | null;
  placed: readonly LiveBet[];
  acts: readonly LiveAct[];
}

/** A live table with its crowd. */
class Killed {
  players: Bettor[] = [];
  phases!: Awaited<ReturnType<typeof recordPhases>>;
  private table!: LiveGame;
  private readonly watchers: Watcher[] = [];
  private readonly played = new Set<string>();

  constructor(private readonly kind: KilledTable) {}

  async open(): Promise<void> {
    const game = games[this.kind];
    this.table = (await liveGameOf(game))!;
    this.players = await makeBettors(database, PLAYERS, game);
    this.phases = await recordPhases(embedded.url, game);
    this.watchers.push(...Array.from({ length: WATCHERS }, () => new Watcher(() => port, game)));
  }

  async close(): Promise<void> {
    for (const watcher of this.watchers) watcher.close();
    await this.phases.close();
  }

  hasPassed(round: string, phase: LivePhase): boolean {
    return this.phases.passed.some((one) => one.round === round && one.phase === phase);
  }

  /** Waits for a round whose betting has just begun; a table with seats keeps waiting in the same one. */
  async nextRound(): Promise<string> {
    const round = await vi.waitFor(async () => {
      const running = await readRunning(database, games[this.kind]);
      const isNew = running?.phase === 'betting' && running.left_ms > running.phase_ms * 0.7 && !this.played.has(running.id);
      if (!isNew) throw new Error('no round has begun');
      return running.id;
    }, PATIENCE);
    this.played.add(round);
    return round;
  }

  /** Every player bets, and repeats the bet if the response is lost. Returns the players whose bets were acknowledged. */
  async betAll(round: string): Promise<number[]> {
    const placed: number[] = [];
    const bet = async (player: Bettor, number: number) => {
      const key = crypto.randomUUID();
      const code = await insist(() => placeBets(port, player.token, round, bets[this.kind](number), key));
      if (code === null) placed.push(player.id);
    };
    const waiting = [...this.players.entries()];
    // Bets behind a seat require a taken seat.
    if (this.kind === 'blackjack') for (const [number, player] of waiting.splice(0, SEATED)) await bet(player, number);
    const next = async () => {
      for (let one = waiting.pop(); one; one = waiting.pop()) await bet(one[1], one[0]);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
    return placed;
  }

  /** The players' acts until the round's bets are paid. Returns how many were acknowledged. */
  async actAll(round: string): Promise<number> {
    while (!this.hasPassed(round, 'playing')) await sleep(PATIENCE.interval);
    if (this.kind === 'launch') return this.cashOut(round);
    return this.kind === 'blackjack' ? this.playSeats(round) : 0;
  }

  /** A tenth of the players cash out by hand. */
  private async cashOut(round: string): Promise<number> {
    const leaving = this.players.filter((_, number) => number % 10 === 0);
    const codes = await Promise.all(
      leaving.map(({ token }) => {
        const key = crypto.randomUUID();
        return insist(() => actLive(port, token, { live_round: round, kind: 'cash-out', spot: 'by-hand' }, key));
      }),
    );
    return codes.filter((code) => code === null).length;
  }

  /** Each hand doubles if allowed, which adds a stake, and otherwise stands. */
  private async playSeats(round: string): Promise<number> {
    let done = 0;
    while (!this.hasPassed(round, 'result')) {
      const { drawn } = (await readLiveRound(database, round))!;
      const seen = drawn && this.table.rules.seenOf(drawn, 0);
      if (seen?.kind === 'blackjack' && seen.turn) {
        const { seat, may } = seen.turn;
        const act = {
          live_round: round,
          kind: may.includes('double') ? 'double' : 'stand',
          spot: `seat-${seat}`,
          number: seen.acts,
        } as const;
        const key = crypto.randomUUID();
        if ((await insist(() => actLive(port, this.players[seat - 1]!.token, act, key))) === null) done += 1;
      }
      await sleep(200);
    }
    return done;
  }

  async betsIn(round: string): Promise<Bet[]> {
    const { rows } = await database.pool.query<{
      player_id: string;
      stake: string;
      win: string | null;
      bets: LiveBet[];
      acts: Bet['acts'];
    }>('select player_id, stake, win, bets, acts from live_bets where live_round = $1', [round]);
    return rows.map(({ player_id, stake, win, ...row }) => ({
      player: Number(player_id),
      stake: Number(stake),
      win: win === null ? null : Number(win),
      placed: row.bets,
      acts: row.acts,
    }));
  }

  /** The stake and payout of each bet, and the payout by the rules for the draw and the acts. */
  async paidIn(round: string): Promise<{ paid: unknown; right: unknown }> {
    const { drawn } = (await readLiveRound(database, round))!;
    const all = await this.betsIn(round);
    const right = all.map(({ placed, acts }) => this.table.rules.settle(placed, drawn!, acts));
    return {
      paid: all.map(({ stake, win }) => [stake, win]),
      right: right.map(({ stake_cents, win_cents }) => [stake_cents, win_cents]),
    };
  }

  /** The number of stored acts of the round. */
  async actsIn(round: string): Promise<number> {
    const { drawn } = (await readLiveRound(database, round))!;
    if (this.table.rules.turns) return this.table.rules.turns.number(drawn!);
    return (await this.betsIn(round)).flatMap(({ acts }) => acts).length;
  }

  /** The number of players with a wrong balance, given all bets of all rounds. */
  async wrongBalances(): Promise<number> {
    const { rows } = await database.pool.query<{ wrong: number }>(
      `select count(*)::int as wrong from unnest($1::bigint[]) as player
       where (balance_of(player, 'EUR') ->> 'amount_cents')::bigint
         <> $2 + (select coalesce(sum(win - stake), 0) from live_bets where player_id = player)`,
      [this.players.map(({ id }) => id), MONEY],
    );
    return rows[0]!.wrong;
  }

  /** Counts watchers who have seen neither a round's result nor a later state; the result may have been shown while no server ran. */
  blindOf(round: string): number {
    return this.watchers.filter(({ seen }) => !seen.has(`${round} result`) && [...seen.keys()].at(-1)?.startsWith(round) !== false).length;
  }
}

describe.each(LIVE_KILLS.tables)('a server that is killed at a table of live %s', (kind) => {
  const table = new Killed(kind);
  beforeAll(() => table.open());
  afterAll(() => table.close());

  for (const phase of LIVE_KILLS.phases) {
    it(`in the phase ${phase} with ${PLAYERS} bettors loses no bet or act, and pays each once`, { timeout: 300_000 }, async () => {
      const round = await table.nextRound();
      const betting = table.betAll(round);
      if (phase !== 'betting') await betting;
      const acting = table.actAll(round);
      await vi.waitFor(async () => {
        const isThere = phase === 'betting' ? (await table.betsIn(round)).length > PLAYERS / 4 : table.hasPassed(round, phase);
        expect(isThere).toBe(true);
      }, PATIENCE);
      await killServer();
      await startServer();
      const placed = await betting;
      const done = await acting;
      await vi.waitFor(async () => {
        const unpaid = (await table.betsIn(round)).filter(({ win }) => win === null);
        expect([table.hasPassed(round, 'result'), unpaid]).toEqual([true, []]);
      }, PATIENCE);
      const all = await table.betsIn(round);
      const known = new Set(all.map(({ player }) => player));
      expect(placed.filter((player) => !known.has(player))).toEqual([]);
      expect(all.length).toBeGreaterThan(PLAYERS / 4);
      const { paid, right } = await table.paidIn(round);
      expect(paid).toEqual(right);
      expect(await table.actsIn(round)).toBeGreaterThanOrEqual(done);
      expect(await table.wrongBalances()).toBe(0);
      expect(await reconcile(database, true)).toEqual([]);
      await vi.waitFor(() => expect(table.blindOf(round)).toBe(0), PATIENCE);
    });
  }
});
