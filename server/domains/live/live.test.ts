import { createHash, createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { getLiveRound, getLiveTables, liveBet } from '#contract/calls/live';
import { blockName, isAsCommitted, VERIFIED_BLOCKS } from '#rules/games/live/committed-draw';
import { settleRound } from '#server/database/ledger';
import { ledgerJobs } from '#server/jobs/ledger-jobs';
import { onRed, openGame } from '#tests/support/frame';
import { endPhase, everywhere, red } from '#tests/support/live-table';
import { liveStand } from '#tests/support/live-stand';
import { returnRound } from '../play/return-round';
import { inTransaction } from '#server/database/connection';
import { liveJobs } from './jobs';
import { unpaidBets } from './live-store';
import { turnTable } from './turn';

const game = 'orbit-house:orbit-live-roulette';

const { server, database, platform, table, view, turnTo, pay, seated, backOf, ready } = await liveStand(game);

describe('a bet at a live table', () => {
  it('takes the stake when it’s placed, and is paid once the outcome has been shown', async () => {
    const { live_round } = await view();
    const { bet, balance, seat } = await seated();
    expect((await bet(live_round, everywhere)).json).toEqual({ stake_cents: 3_000, balance_cents: 7_000, bonus_cents: 0 });
    expect(await balance()).toBe(7_000);
    const shown = await turnTo('playing');
    expect(shown).toMatchObject({ live_round, players: 1, seen: { kind: 'roulette' }, seed: null });
    expect(await balance()).toBe(7_000);
    await turnTo('result');
    await pay();
    const back = await backOf(live_round);
    expect(await seat()).toEqual({
      balance_cents: 7_000 + back,
      bonus_cents: 0,
      rounds: [{ live_round, bets: everywhere, acts: [], stake_cents: 3_000, win_cents: back }],
    });
    const stored = await database
      .selectFrom('rounds')
      .select(['state', 'outcome'])
      .where('win', '=', back)
      .where('stake', '=', 3_000)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ state: 'settled', outcome: { kind: 'roulette', stake_cents: 3_000, win_cents: back } });
  });

  it('is among its player’s bets until two rounds later', async () => {
    const { live_round } = await view();
    const { bet, seat } = await seated();
    await bet(live_round, red());
    const isKept = async () => (await seat()).rounds.some((one) => one.live_round === live_round);
    await ready();
    expect(await isKept()).toBe(true);
    await ready();
    expect(await isKept()).toBe(false);
  });

  it('is listed by its value over all currencies, the highest first', async () => {
    const { live_round } = await view();
    const [euros, yen] = [await seated(), await seated()];
    await euros.bet(live_round, red(900));
    await yen.bet(live_round, red(1_000));
    const currency = (name: string) =>
      database.updateTable('live_bets').set({ currency: name }).where('player_id', '=', yen.player).execute();
    await currency('JPY');
    expect((await view()).bettors.map(({ stake_cents }) => stake_cents)).toEqual([900, 1_000]);
    await currency('EUR');
    expect((await view()).bettors.map(({ stake_cents }) => stake_cents)).toEqual([1_000, 900]);
  });

  it('replaces the earlier bets of the same round, and an empty list withdraws them', async () => {
    const { live_round } = await view();
    const { bet, balance, player } = await seated();
    await bet(live_round, red(4_000));
    expect((await bet(live_round, red(500))).json).toEqual({ stake_cents: 500, balance_cents: 9_500, bonus_cents: 0 });
    expect((await view()).players).toBe(1);
    expect((await bet(live_round, [])).json).toEqual({ stake_cents: 0, balance_cents: 10_000, bonus_cents: 0 });
    expect((await view()).players).toBe(0);
    expect(await balance()).toBe(10_000);
    const rounds = await database.selectFrom('rounds').select('state').where('player_id', '=', player).execute();
    expect(rounds.map(({ state }) => state)).toEqual(['rolled_back', 'rolled_back']);
  });

  it('repeated with its key is placed once', async () => {
    const { live_round } = await view();
    const { bet, balance } = await seated();
    const key = crypto.randomUUID();
    const answers = await Promise.all([bet(live_round, red(), key), bet(live_round, red(), key)]);
    expect(answers.map(({ json }) => json)).toEqual([answers[0]!.json, answers[0]!.json]);
    await turnTo('playing');
    expect((await bet(live_round, red(), key)).json).toEqual(answers[0]!.json);
    expect((await bet(live_round, red(2_000), key)).code).toBe('idempotency_conflict');
    expect(await balance()).toBe(9_000);
  });

  it('after the close by the server’s clock is refused without taking a stake', async () => {
    const { live_round } = await view();
    const { bet, balance } = await seated();
    // The phase has ended, but no server has advanced the table yet.
    await endPhase(database, game);
    expect((await bet(live_round, red())).code).toBe('bets_closed');
    for (const phase of ['closing', 'playing', 'result', 'betting'] as const) {
      await turnTo(phase);
      expect([phase, (await bet(live_round, red())).code]).toEqual([phase, 'bets_closed']);
    }
    expect(await balance()).toBe(10_000);
  });

  it('can’t be changed or withdrawn after the close', async () => {
    const { live_round } = await view();
    const { bet, balance } = await seated();
    await bet(live_round, red());
    await turnTo('closing');
    expect((await bet(live_round, [])).code).toBe('bets_closed');
    expect((await bet(live_round, red(100))).code).toBe('bets_closed');
    expect(await balance()).toBe(9_000);
  });

  it('outside the limits of the table, the balance or the player is refused', async () => {
    const { live_round } = await view();
    const { bet, player, balance } = await seated();
    expect((await bet(live_round, red(11_000))).code).toBe('not_enough_money');
    expect((await bet(live_round, [{ spot: 'straight-37', stake_cents: 1_000 }])).code).toBe('bets_not_allowed');
    expect((await bet(live_round, red(7))).code).toBe('bets_not_allowed');
    await sql`insert into user_limits (player_id, type, period, currency, amount_cents) values (${player}, 'wager', 'day', 'EUR', 500)`.execute(
      database,
    );
    expect((await bet(live_round, red())).code).toBe('limit_reached');
    expect(await balance()).toBe(10_000);
  });

  it('counts towards limits, points and tournaments like any stake', async () => {
    const { live_round } = await view();
    const { bet, player } = await seated();
    await bet(live_round, red());
    const { bets } = await database
      .selectFrom('bet_totals')
      .select('bets')
      .where('player_id', '=', player)
      .where('kind', '=', 'lifetime')
      .executeTakeFirstOrThrow();
    expect(bets).toBeGreaterThan(0);
    const usage = await sql<{ wagered: number }>`select * from usage_hours where player_id = ${player}`.execute(database);
    expect(JSON.stringify(usage.rows)).toContain('1000');
  });

  it('requires an active launch of this table', async () => {
    const { live_round } = await view();
    const { bet, frame } = await seated();
    await frame.close();
    expect((await bet(live_round, red())).code).toBe('launch_token_invalid');
    const slot = await openGame(server.app, database, 'orbit-house:orbit-roulette', 1_000);
    const response = await slot.browser.send(
      liveBet,
      { body: { live_round, bets: red() } },
      { authorization: `Bearer ${slot.frame.launched.token}` },
    );
    expect(response.code).toBe('bets_not_allowed');
  });
});

describe('a round of a live table', () => {
  it('is committed to before betting opens, and its draw can be verified by anybody', async () => {
    const before = await view();
    expect(before).toMatchObject({ seed: null, seen: null, result: null });
    const seen = await turnTo('playing');
    expect(seen.commitment).toBe(before.commitment);
    const { browser } = await openGame(server.app, database, game, 0);
    const published = async () => (await browser.send(getLiveRound, { params: { game, number: String(seen.number) } })).json as never;
    expect(await published()).toMatchObject({ seed: null, result: null, commitment: before.commitment });
    await turnTo('result');
    const round = (await published()) as { live_round: string; commitment: string; seed: string; result: string };
    expect(createHash('sha256').update(Buffer.from(round.seed, 'hex')).digest('hex')).toBe(before.commitment);
    const blocks = Array.from({ length: VERIFIED_BLOCKS }, (_, block) =>
      createHmac('sha256', Buffer.from(round.seed, 'hex')).update(blockName(round.live_round, block)).digest(),
    );
    const seedHash = createHash('sha256').update(Buffer.from(round.seed, 'hex')).digest('hex');
    expect(isAsCommitted(round, { seedHash, blocks }, (dice) => table.rules.resultOf(table.rules.draw(dice)))).toBe(true);
  });

  it('is advanced by one of several servers, once per phase', async () => {
    const { number } = await view();
    await endPhase(database, game);
    await Promise.all(Array.from({ length: 6 }, () => turnTable(platform, table)));
    expect(await view()).toMatchObject({ number, phase: 'closing' });
  });

  it('that isn’t drawn yet can’t be settled by its player or as abandoned, but operators can return its stake', async () => {
    const { live_round } = await view();
    const { bet, frame, balance, player } = await seated();
    await bet(live_round, red());
    const { id } = await database.selectFrom('rounds').select('id').where('player_id', '=', player).executeTakeFirstOrThrow();
    expect((await frame.settle(id)).code).toBe('round_unfinished');
    await expect(settleRound(database, id)).rejects.toMatchObject({ message: 'round_unfinished' });
    await database
      .updateTable('rounds')
      .set({ placed_at: new Date(Date.now() - 3_600_000) })
      .where('id', '=', id)
      .execute();
    await ledgerJobs['settle-abandoned-rounds'](platform);
    expect((await unpaidBets(database, live_round)).length).toBe(1);
    await inTransaction(database, (transaction) => returnRound(transaction, { round: id, reason: 'a broken wheel', by: 'test' }));
    expect(await balance()).toBe(10_000);
    await turnTo('result');
    await pay();
    expect(await balance()).toBe(10_000);
    expect(await unpaidBets(database, live_round)).toEqual([]);
  });

  it('is shown to a frame that opens during it, and a single-player bet in that frame is refused', async () => {
    const { live_round } = await view();
    const { bet, frame, seat } = await seated();
    await bet(live_round, red());
    expect((await frame.init()).json).toMatchObject({ live: 'roulette', open_round: null });
    expect((await seat()).rounds).toMatchObject([{ live_round, win_cents: null }]);
    expect((await frame.wager(onRed(1_000))).code).toBe('bets_not_allowed');
  });

  it('is listed with its table, without a session [ROUTE-003a]', async () => {
    const { json } = await (await openGame(server.app, database, game, 0)).browser.send(getLiveTables);
    expect((json as { data: unknown[] }).data[0]).toMatchObject({
      game: { identifier: game, has_demo_mode: false },
      kind: 'roulette',
      table: { phase: 'betting', players: 0 },
      results: expect.arrayContaining([{ kind: 'roulette', number: expect.any(Number) }]),
    });
  });

  it('without bets is deleted after two days, one with bets isn’t', async () => {
    const { live_round, number } = await view();
    const { bet } = await seated();
    await bet(live_round, red());
    await turnTo('result');
    await pay();
    await turnTo('betting');
    await turnTo('result');
    await turnTo('betting');
    await database
      .updateTable('live_rounds')
      .set({ created_at: new Date(Date.now() - 3 * 86_400_000) })
      .where('game', '=', game)
      .execute();
    await liveJobs.forget_live_rounds(platform);
    const kept = await database.selectFrom('live_rounds').select('number').where('game', '=', game).orderBy('number').execute();
    expect(kept.map((row) => Number(row.number))).toContain(number);
    expect(kept.map((row) => Number(row.number))).not.toContain(number + 1);
  });
});
