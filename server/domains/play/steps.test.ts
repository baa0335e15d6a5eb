import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import type { ActResponse, InitResponse, WagerResponse } from '#contract/calls/provider';
import type { MinesOutcome } from '#contract/fields/instant-games';
import type { SteppedRound } from '#rules/games/stepped-round';
import { balanceOf, creditDeposit, reconcile } from '#server/database/ledger';
import { gameRoutes } from '#server/domains/games/routes';
import { ledgerJobs } from '#server/jobs/ledger-jobs';
import { launchGame } from '#contract/calls/games';
import { frameOf, type Launched, openGame } from '#tests/support/frame';
import { ownServer } from '#tests/support/own-server';
import { providerRoutes } from '#server/composition/provider-routes';
import { playRoutes } from './routes';

const server = ownServer([gameRoutes, playRoutes, providerRoutes]);
const { database } = server;

const mines = 'orbit-house:crater-mines';
const crash = 'orbit-house:burn-until-dawn';
const blackjack = 'orbit-house:orbit-blackjack';

afterAll(async () => {
  expect(await reconcile(database, true)).toEqual([]);
});

const money = async (player: number) => (await balanceOf(database, player, 'EUR')).amount_cents;
const stored = (id: string) => database.selectFrom('rounds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Changes the stored draw or the start of the round. */
async function draw(id: string, changed: Partial<SteppedRound>): Promise<void> {
  const { outcome } = await stored(id);
  await database
    .updateTable('rounds')
    .set({ outcome: JSON.stringify({ ...(outcome as object), ...changed }) })
    .where('id', '=', id)
    .execute();
}

/** A shoe with cards in this order; ranks from 1, the ace. */
const shoe = (...ranks: number[]) => [...ranks.map((rank) => rank - 1), ...Array.from({ length: 100 }, () => 8)];

async function dealt(cards: number[], wealth = 100_000) {
  const opened = await openGame(server.app, database, blackjack, wealth);
  const response = (await opened.frame.wager({ stake_cents: 1000, choice: { game: 'blackjack', hands: 1 } })).json as WagerResponse;
  await draw(response.round_id, { secret: cards });
  return { ...opened, round: response.round_id };
}

async function minesOpened() {
  const opened = await openGame(server.app, database, mines, 10_000);
  const { round_id } = (await opened.frame.wager({ stake_cents: 1000, choice: { game: 'mines', mines: 3 } })).json as WagerResponse;
  await draw(round_id, { secret: [0, 1, 2] });
  return { ...opened, round: round_id };
}

describe('a multi-step round', () => {
  it('is staked once, sent without hidden values, and pays the reached amount', async () => {
    const { player, frame, round } = await minesOpened();
    expect(await money(player)).toBe(9_000);
    const safe = (await frame.act({ round_id: round, number: 0, act: { kind: 'open', tile: 7 } })).json as ActResponse;
    const seen = safe.outcome as MinesOutcome;
    // 98 % of 25 in 22.
    expect(seen).toMatchObject({ is_over: false, opened: [7], hidden: null, times: 110, win_cents: 0 });
    expect((await frame.settle(round)).code).toBe('round_unfinished');
    const out = (await frame.act({ round_id: round, number: 1, act: { kind: 'cash-out' } })).json as ActResponse;
    expect(out.outcome).toMatchObject({ is_over: true, hidden: [0, 1, 2], win_cents: 1100 });
    expect((await frame.settle(round)).json).toEqual({ balance_cents: 10_100, bonus_cents: 0, win_cents: 1100 });
    expect(await money(player)).toBe(10_100);
  });

  it('loses its stake on a mine', async () => {
    const { player, frame, round } = await minesOpened();
    expect((await frame.act({ round_id: round, number: 0, act: { kind: 'open', tile: 1 } })).json).toMatchObject({
      outcome: { is_over: true, times: 0, win_cents: 0 },
    });
    expect((await frame.settle(round)).json).toEqual({ balance_cents: 9_000, bonus_cents: 0, win_cents: 0 });
    expect(await money(player)).toBe(9_000);
  });

  it('doesn’t reveal hidden values in the responses of init, look and a repeat', async () => {
    const { frame, round } = await minesOpened();
    const init = (await frame.init()).json as InitResponse;
    expect(init.open_round).toMatchObject({ round_id: round, win_cents: 0, outcome: { kind: 'mines', hidden: null } });
    for (const response of [init, (await frame.look(round)).json]) expect(JSON.stringify(response)).not.toContain('secret');
  });

  it('is restored after a reload, with the same draws', async () => {
    const { browser, frame, round } = await minesOpened();
    await frame.act({ round_id: round, number: 0, act: { kind: 'open', tile: 7 } });
    const before = (await stored(round)).outcome as SteppedRound;
    const again = frameOf(browser, (await browser.send(launchGame, { body: { game: mines } })).json as Launched);
    expect(((await again.init()).json as InitResponse).open_round).toMatchObject({
      round_id: round,
      outcome: { opened: [7], acts: 1, is_over: false },
    });
    await again.act({ round_id: round, number: 1, act: { kind: 'open', tile: 8 } });
    const after = (await stored(round)).outcome as SteppedRound;
    expect([after.secret, after.acts.length]).toEqual([before.secret, 2]);
  });

  it('refuses acts out of order, of another game, and in a finished round', async () => {
    const { frame, round } = await minesOpened();
    const ask = async (number: number, act: object) => (await frame.act({ round_id: round, number, act })).code;
    expect(await ask(1, { kind: 'open', tile: 7 })).toBe('round_moved');
    expect(await ask(0, { kind: 'cash-out' })).toBe('act_not_allowed');
    expect(await ask(0, { kind: 'hit' })).toBe('act_not_allowed');
    expect(await ask(0, { kind: 'open', tile: 25 })).toBe('act_not_allowed');
    expect((await frame.act({ round_id: randomUUID(), number: 0, act: { kind: 'cash-out' } })).code).toBe('round_not_found');
    await ask(0, { kind: 'open', tile: 0 });
    await frame.settle(round);
    expect(await ask(1, { kind: 'open', tile: 7 })).toBe('round_closed');
  });

  it('can’t be played or cashed out by the launch of another game', async () => {
    const { player, browser, frame, round } = await minesOpened();
    await frame.act({ round_id: round, number: 0, act: { kind: 'open', tile: 7 } });
    const other = frameOf(browser, (await browser.send(launchGame, { body: { game: crash } })).json as Launched);
    expect((await other.act({ round_id: round, number: 1, act: { kind: 'cash-out' } })).code).toBe('round_not_found');
    expect((await other.look(round)).code).toBe('round_not_found');
    expect((await other.settle(round)).code).toBe('round_not_found');
    expect([(await stored(round)).state, await money(player)]).toEqual(['open', 9_000]);
  });

  it('doesn’t allow a second open round', async () => {
    const { player, frame } = await minesOpened();
    await sql`update rounds set placed_at = placed_at - interval '1 minute' where player_id = ${player}`.execute(database);
    expect((await frame.wager({ stake_cents: 1000, choice: { game: 'mines', mines: 3 } })).code).toBe('round_open');
  });
});

describe('an act', () => {
  it('repeated with its key is performed once', async () => {
    const { player, frame, round } = await dealt(shoe(5, 6, 6, 10, 9));
    const key = randomUUID();
    const body = { round_id: round, number: 0, act: { kind: 'double' } };
    const first = (await frame.act(body, key)).json as ActResponse;
    expect((await frame.act(body, key)).json).toEqual(first);
    expect(await money(player)).toBe(98_000);
    expect((await stored(round)).stake).toBe(2000);
  });

  it('runs once when two requests with different keys arrive together', async () => {
    const { player, frame, round } = await dealt(shoe(5, 6, 6, 10, 9));
    const body = { round_id: round, number: 0, act: { kind: 'double' } };
    const codes = (await Promise.all([frame.act(body, randomUUID()), frame.act(body, randomUUID()), frame.act(body, randomUUID())])).map(
      ({ code }) => code,
    );
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(await money(player)).toBe(98_000);
    expect(((await stored(round)).outcome as SteppedRound).acts).toHaveLength(1);
  });

  it('of another player finds no round', async () => {
    const { round } = await minesOpened();
    const { frame } = await openGame(server.app, database, mines, 1_000);
    expect((await frame.act({ round_id: round, number: 0, act: { kind: 'open', tile: 7 } })).code).toBe('round_not_found');
    expect((await frame.look(round)).code).toBe('round_not_found');
  });
});

describe('a stake within a round', () => {
  it('is taken, counts towards limits and points, and doubles the win', async () => {
    // 11 against a 6; the tenth card makes 21, the dealer draws to 25.
    const { player, frame, round } = await dealt(shoe(5, 6, 6, 10, 10, 9));
    const { outcome, balance_cents } = (await frame.act({ round_id: round, number: 0, act: { kind: 'double' } })).json as ActResponse;
    expect(balance_cents).toBe(98_000);
    expect(outcome).toMatchObject({ is_over: true, stake_cents: 2000, win_cents: 4000 });
    expect((await frame.settle(round)).json).toEqual({ balance_cents: 102_000, bonus_cents: 0, win_cents: 4000 });
    const { wagered, won } = await database
      .selectFrom('usage_hours')
      .select(['wagered', 'won'])
      .where('player_id', '=', player)
      .executeTakeFirstOrThrow();
    expect([wagered, won]).toEqual([2000, 4000]);
    const total = await database
      .selectFrom('bet_totals')
      .select('bets')
      .where('player_id', '=', player)
      .where('kind', '=', 'lifetime')
      .executeTakeFirstOrThrow();
    // Card tables count 5 %.
    expect(total.bets).toBe(100);
  });

  it('is refused without money, beyond a limit, and on a break, and the round continues without it', async () => {
    const { player, frame, round } = await dealt(shoe(5, 6, 6, 10, 2, 9), 1_500);
    const double = () => frame.act({ round_id: round, number: 0, act: { kind: 'double' } }, randomUUID());
    expect((await double()).code).toBe('not_enough_money');
    await sql`insert into user_limits (player_id, type, period, currency, amount_cents) values (${player}, 'single_bet', 'bet', 'EUR', 1999)`.execute(
      database,
    );
    await creditDeposit(database, { reference: `double-${player}`, player, currency: 'EUR', amount: 1000 });
    // The whole round counts as one bet.
    expect((await double()).code).toBe('single_bet_limit');
    await sql`insert into user_limits (player_id, type, period, currency, amount_cents) values (${player}, 'wager', 'day', 'EUR', 1000)`.execute(
      database,
    );
    expect((await double()).code).toBe('limit_reached');
    await sql`insert into user_limits (player_id, type, period) values (${player}, 'selfexclusion', 'forever')`.execute(database);
    expect((await double()).code).toBe('player_excluded');
    expect((await frame.act({ round_id: round, number: 0, act: { kind: 'stand' } })).json).toMatchObject({ outcome: { is_over: true } });
    expect((await frame.settle(round)).code).toBeNull();
  });

  it('is returned with the first one if a round is returned', async () => {
    const { player, frame, round } = await dealt(shoe(8, 6, 8, 10, 2, 3));
    expect((await frame.act({ round_id: round, number: 0, act: { kind: 'split' } })).json).toMatchObject({
      outcome: { is_over: false, stake_cents: 2000 },
    });
    await sql`select rollback_round(${round}, null)`.execute(database);
    expect(await money(player)).toBe(100_000);
    const { wagered } = await database
      .selectFrom('usage_hours')
      .select('wagered')
      .where('player_id', '=', player)
      .executeTakeFirstOrThrow();
    expect(wagered).toBe(0);
  });
});

describe('an abandoned round', () => {
  const leave = async (round: string) => {
    await sql`update rounds set placed_at = placed_at - interval '31 minutes' where id = ${round}`.execute(database);
    await ledgerJobs['settle-abandoned-rounds'](server.platform);
  };

  it('of mines is cashed out at its current value', async () => {
    const { player, frame, round } = await minesOpened();
    await frame.act({ round_id: round, number: 0, act: { kind: 'open', tile: 7 } });
    await leave(round);
    expect(await money(player)).toBe(10_100);
  });

  it('of mines without an open tile returns its stake, which then counts for nothing', async () => {
    const { player, round } = await minesOpened();
    await leave(round);
    expect(await money(player)).toBe(10_000);
    expect((await stored(round)).state).toBe('rolled_back');
    const total = await database
      .selectFrom('bet_totals')
      .select('bets')
      .where('player_id', '=', player)
      .where('kind', '=', 'lifetime')
      .executeTakeFirstOrThrow();
    expect(total.bets).toBe(0);
  });

  it('of blackjack is finished by basic strategy without further stakes', async () => {
    const { player, frame, round } = await dealt(shoe(5, 6, 3, 10, 8, 10, 10));
    // The hit stores the replaced cards in the database; 8 and 8 are 16, and stand against a 6.
    await frame.act({ round_id: round, number: 0, act: { kind: 'hit' } });
    await leave(round);
    expect(await money(player)).toBe(101_000);
  });
});

describe('a round of crash', () => {
  const begun = async (auto: number, end: number, ago: number) => {
    const opened = await openGame(server.app, database, crash, 10_000);
    const { round_id } = (await opened.frame.wager({ stake_cents: 1000, choice: { game: 'crash', auto } })).json as WagerResponse;
    await draw(round_id, { secret: [end], started_at: server.platform.clock.now().getTime() - ago });
    return { ...opened, round: round_id };
  };

  it('is cashed out at the curve’s value when the act arrives', async () => {
    const { frame, round } = await begun(100_000, 50_000, 8_000);
    const { outcome } = (await frame.act({ round_id: round, number: 0, act: { kind: 'cash-out' } })).json as ActResponse;
    // After eight seconds the value is e.
    expect(outcome).toMatchObject({ is_over: true, cashed: 270, ended: 50_000, win_cents: 2700 });
  });

  it('can’t be cashed out once the curve has ended, and is lost', async () => {
    const { frame, round } = await begun(100_000, 200, 8_000);
    expect((await frame.act({ round_id: round, number: 0, act: { kind: 'cash-out' } })).code).toBe('act_not_allowed');
    expect((await frame.look(round)).json).toMatchObject({ outcome: { is_over: true, ended: 200, win_cents: 0 } });
    expect((await frame.settle(round)).code).toBeNull();
  });

  it('doesn’t reveal its end in advance', async () => {
    const { frame, round } = await begun(100_000, 50_000, 100);
    expect((await frame.look(round)).json).toMatchObject({ outcome: { is_over: false, ended: null, cashed: null } });
    expect((await frame.settle(round)).code).toBe('round_unfinished');
  });
});
