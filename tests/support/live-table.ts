import { sql } from 'kysely';
import type { ResponseOf } from '#contract/call';
import { launchGame } from '#contract/calls/games';
import { liveAct, liveBet, liveSeat } from '#contract/calls/live';
import type { LiveBet, LiveKind, LivePhase, LiveTable, LiveTurnAct } from '#contract/fields/live';
import type { Database } from '#server/database/connection';
import { balanceOf } from '#server/database/ledger';
import type { LiveGame } from '#server/domains/live/live-games';
import { readLiveRound } from '#server/domains/live/live-store';
import { payLiveRound } from '#server/domains/live/pay';
import { turnTable } from '#server/domains/live/turn';
import { viewOf } from '#server/domains/live/view';
import type { Platform } from '#server/platform';
import { waitingJobs } from './cashbox';
import { frameOf, type Launched, openGame } from './frame';
import type { OwnServer } from './own-server';

type Stand = Pick<Platform, 'database' | 'clock' | 'log'>;

/** Lets the current phase of a table's round expire, `ago` (an SQL interval) before now, without advancing to the next one. */
export async function endPhase(database: Database, game: string, ago = '0 s'): Promise<void> {
  await sql`update live_rounds set ends_at = clock_timestamp() - ${ago}::interval where game = ${game} and phase <> 'over'`.execute(
    database,
  );
}

/** Advances a table to a phase, through a whole round if it's in that phase already. */
export async function turnTo(stand: Stand, table: LiveGame, phase: LivePhase): Promise<LiveTable> {
  for (;;) {
    await endPhase(stand.database, table.game.identifier);
    await turnTable(stand, table);
    const view = await viewOf(stand.database, table, 0);
    if (view?.phase === phase) return view;
  }
}

/** Bets on red, in minor units. */
export const red = (stake_cents = 1_000): LiveBet[] => [{ spot: 'red', stake_cents }];

/** Bets of 30 euros of which one wins for every outcome. */
export const everywhere: LiveBet[] = [...red(), { spot: 'black', stake_cents: 1_000 }, { spot: 'straight-0', stake_cents: 1_000 }];

/** Valid bets for each kind of table, 20 to 30 euros in total. */
export const betsOf: Record<LiveKind, LiveBet[]> = {
  roulette: everywhere,
  baccarat: ['player', 'banker', 'tie'].map((spot) => ({ spot, stake_cents: 1_000 })),
  blackjack: ['seat-1', 'seat-4'].map((spot) => ({ spot, stake_cents: 1_000 })),
  launch: ['by-hand', 'auto-120', 'auto-500'].map((spot) => ({ spot, stake_cents: 1_000 })),
  wheel: ['number-1', 'number-2', 'number-5'].map((spot) => ({ spot, stake_cents: 1_000 })),
};

/** Bets that further players can place in addition to those of `betsOf`. */
export const betsBeside = (kind: LiveKind): LiveBet[] =>
  kind === 'blackjack' ? betsOf.blackjack.map((bet) => ({ ...bet, spot: bet.spot.replace('seat', 'behind') })) : betsOf[kind];

/** A new round of a table that isn't in the catalogue, in a phase that doesn't end automatically. */
async function roundElsewhere(database: Database, phase: LivePhase, drawn: object | null): Promise<string> {
  const round = crypto.randomUUID();
  await sql`insert into live_rounds (id, game, number, phase, seed, commitment, drawn, ends_at)
    values (${round}, ${round}, 1, ${phase}, '\\x00', '\\x00', ${drawn && JSON.stringify(drawn)}::jsonb, clock_timestamp() + interval '1 minute')`.execute(
    database,
  );
  return round;
}

/** A live table of a test's own server, whose phases the test advances. */
export function liveTable(server: OwnServer, table: LiveGame) {
  const { database, platform } = server;
  const game = table.game.identifier;

  /** Pays rounds in the way the job queue does. */
  async function pay(): Promise<void> {
    for (const { payload } of await waitingJobs<{ live_round: string }>(database, 'pay_live_round')) await payLiveRound(platform, payload);
  }

  /** The calls that a launched frame of the table sends. */
  function sitting({ browser, player, frame }: Awaited<ReturnType<typeof openGame>>) {
    const headers = { authorization: `Bearer ${frame.launched.token}` };
    return {
      browser,
      player,
      frame,
      bet: (live_round: string, bets: LiveBet[], key: string = crypto.randomUUID()) =>
        browser.send(liveBet, { body: { live_round, bets } }, { ...headers, 'idempotency-key': key }),
      cashOut: (live_round: string, spot = 'by-hand', key: string = crypto.randomUUID()) =>
        browser.send(liveAct, { body: { live_round, kind: 'cash-out', spot } }, { ...headers, 'idempotency-key': key }),
      turn: (live_round: string, spot: string, kind: LiveTurnAct, number: number, key: string = crypto.randomUUID()) =>
        browser.send(liveAct, { body: { live_round, kind, spot, number } }, { ...headers, 'idempotency-key': key }),
      seat: async () => (await browser.send(liveSeat, { body: {} }, headers)).json as ResponseOf<typeof liveSeat>,
      balance: async () => (await balanceOf(database, player, 'EUR')).amount_cents,
      /** The same player in a new frame. */
      again: async () => {
        const { json } = await browser.send(launchGame, { body: { game } });
        return sitting({ browser, player, frame: frameOf(browser, json as Launched) });
      },
    };
  }

  return {
    view: async () => (await viewOf(database, table, 0)) as LiveTable,
    turnTo: (phase: LivePhase) => turnTo(platform, table, phase),
    pay,

    /** Lets a new round begin, with every earlier one paid. */
    async ready(): Promise<void> {
      await turnTo(platform, table, 'betting');
      await pay();
    },

    /** A player at the table, and the calls of the player's frame. */
    async seated(money = 10_000) {
      return sitting(await openGame(server.app, database, game, money));
    },

    elsewhere: (phase: LivePhase = 'betting', drawn: object | null = null) => roundElsewhere(database, phase, drawn),

    /** The wins of the bets `everywhere` in a round. */
    async backOf(liveRound: string): Promise<number> {
      const { drawn } = (await readLiveRound(database, liveRound))!;
      return table.rules.settle(everywhere, drawn!, []).win_cents;
    },
  };
}
