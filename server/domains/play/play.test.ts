import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { launchGame } from '#contract/calls/games';
import { type InitResponse, type WagerResponse } from '#contract/calls/provider';
import { catalogue } from '#rules/games/catalogue';
import { gameRoutes } from '#server/domains/games/routes';
import { playRoutes } from '#server/domains/play/routes';
import { inTransaction } from '#server/database/connection';
import { balanceOf, reconcile } from '#server/database/ledger';
import { openRounds, returnRound, RoundWon } from '#server/domains/play/return-round';
import { frameOf, type Launched, onRed, openGame } from '#tests/support/frame';
import { ownServer } from '#tests/support/own-server';
import { signIn } from '#tests/support/signed-in';
import { providerRoutes } from '#server/composition/provider-routes';

const table = 'orbit-house:orbit-roulette';
const slot = catalogue().find(({ kind, jackpot, provider }) => kind === 'slots' && !jackpot && provider.id === 'orbit-house')!.identifier;

const server = ownServer([gameRoutes, playRoutes, providerRoutes]);
const { database } = server;

afterAll(async () => {
  expect(await reconcile(database, true)).toEqual([]);
});

const opened = (game: string, money = 10_000) => openGame(server.app, database, game, money);

const realBalance = async (player: number) => (await balanceOf(database, player, 'EUR')).amount_cents;

/** A daily stake limit, which applies immediately. */
async function setWagerLimit(player: number, amount: number): Promise<void> {
  await sql`insert into user_limits (player_id, type, period, currency, amount_cents) values (${player}, 'wager', 'day', 'EUR', ${amount})`.execute(
    database,
  );
}

/** The number of audited returns of a round by operators. */
const noted = async (player: number) =>
  (await database.selectFrom('audit_log').select('id').where('player_id', '=', player).where('kind', '=', 'round_returned').execute())
    .length;

/** Changes the outcome of a round. */
async function decide(round: string, win: number): Promise<void> {
  await database.updateTable('rounds').set({ win }).where('id', '=', round).execute();
}

/** Makes the player's rounds start earlier. */
async function passCycle(player: number): Promise<void> {
  await database
    .updateTable('rounds')
    .set({ placed_at: new Date(Date.now() - 60_000) })
    .where('player_id', '=', player)
    .execute();
}

describe('a bet', () => {
  it('takes the stake, decides the round and credits the win at settlement', async () => {
    const { player, frame } = await opened(table);
    const { json } = await frame.wager(onRed(1000));
    const round = json as WagerResponse;
    expect(round.balance_cents).toBe(9_000);
    expect(round.outcome).toMatchObject({ kind: 'roulette', stake_cents: 1000, win_cents: round.win_cents });
    expect(await realBalance(player)).toBe(9_000);
    expect((await frame.settle(round.round_id)).json).toEqual({
      balance_cents: 9_000 + round.win_cents,
      bonus_cents: 0,
      win_cents: round.win_cents,
    });
    expect(await realBalance(player)).toBe(9_000 + round.win_cents);
  });

  it('settled twice is credited once', async () => {
    const { player, frame } = await opened(table, 100_000);
    const { round_id, win_cents } = (
      await frame.wager({
        stake_cents: 2000,
        bets: [
          { spot: 'red', stake_cents: 1000 },
          { spot: 'black', stake_cents: 1000 },
        ],
      })
    ).json as WagerResponse;
    await Promise.all([frame.settle(round_id), frame.settle(round_id), frame.settle(round_id)]);
    expect(await realBalance(player)).toBe(98_000 + win_cents);
  });

  it('repeated with its key gets the first round', async () => {
    const { player, frame } = await opened(table);
    const key = crypto.randomUUID();
    const first = await frame.wager(onRed(1000), key);
    const again = await frame.wager(onRed(1000), key);
    expect(again.json).toEqual(first.json);
    expect((await frame.wager(onRed(2000), key)).code).toBe('idempotency_conflict');
    expect(await realBalance(player)).toBe(9_000);
    await frame.close();
    expect((await frame.wager(onRed(1000), key)).json).toEqual(first.json);
  });

  it('with fifty simultaneous keys opens one round', async () => {
    const { player, frame } = await opened(table);
    const responses = await Promise.all(Array.from({ length: 50 }, () => frame.wager(onRed(100))));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(responses.map(({ code }) => code))).toEqual(new Set([null, 'round_open']));
    expect(await realBalance(player)).toBe(9_900);
  });

  it('with a stake or spots that the game doesn’t have is refused', async () => {
    const { frame } = await opened(table);
    expect((await frame.wager({ stake_cents: 100 })).code).toBe('bets_not_allowed');
    expect((await frame.wager({ stake_cents: 100, bets: [{ spot: 'straight-37', stake_cents: 100 }] })).code).toBe('bets_not_allowed');
    expect((await frame.wager({ stake_cents: 200, bets: [{ spot: 'red', stake_cents: 100 }] })).code).toBe('stake_not_allowed');
    const { frame: reels } = await opened(slot);
    expect((await reels.wager({ stake_cents: 7 })).code).toBe('stake_not_allowed');
    expect((await reels.wager(onRed(100))).code).toBe('bets_not_allowed');
    expect((await reels.wager({ stake_cents: 1e20 })).code).toBe('bad_input');
  });

  it('beyond the balance is refused', async () => {
    const { frame } = await opened(table, 500);
    expect((await frame.wager(onRed(1000))).code).toBe('not_enough_money');
  });

  it('respects a limit that was lowered while the game was open', async () => {
    const { player, frame } = await opened(table);
    await setWagerLimit(player, 500);
    expect((await frame.wager(onRed(1000))).code).toBe('limit_reached');
    expect((await frame.wager(onRed(500))).status).toBe(200);
  });

  it('on reels can’t start within 2.5 s of the previous one, regardless of the frame’s request', async () => {
    const { player, frame } = await opened(slot);
    const { stakes_cents } = (await frame.init()).json as InitResponse;
    const bet = { stake_cents: stakes_cents[0]! };
    const { round_id } = (await frame.wager(bet)).json as WagerResponse;
    await frame.settle(round_id);
    expect((await frame.wager(bet)).code).toBe('cycle_too_short');
    const wait = async () => ((await frame.init()).json as InitResponse).next_round_in_ms;
    expect(await wait()).toBeGreaterThan(0);
    expect(await wait()).toBeLessThanOrEqual(2_500);
    await passCycle(player);
    expect(await wait()).toBe(0);
    expect((await frame.wager(bet)).status).toBe(200);
  });
});

describe('an interrupted round', () => {
  it('is restored by the next launch, even on another device, and is credited there', async () => {
    const { player, frame } = await opened(table);
    const round = (await frame.wager(onRed(1000))).json as WagerResponse;
    const phone = await signIn(server.app, database, player);
    const resumed = frameOf(phone, (await phone.send(launchGame, { body: { game: table } })).json as Launched);
    expect(((await resumed.init()).json as InitResponse).open_round).toEqual({
      round_id: round.round_id,
      stake_cents: 1000,
      win_cents: round.win_cents,
      outcome: round.outcome,
    });
    expect((await resumed.wager(onRed(1000))).code).toBe('round_open');
    await resumed.settle(round.round_id);
    const { open_round, history } = (await resumed.init()).json as InitResponse;
    expect(open_round).toBeNull();
    expect(history).toMatchObject([{ round_id: round.round_id, stake_cents: 1000, win_cents: round.win_cents }]);
  });

  it('blocks only its own game, even if another game was played since', async () => {
    const { player, browser, frame } = await opened(table, 100_000);
    const again = async (game: string) => {
      await passCycle(player);
      return frameOf(browser, (await browser.send(launchGame, { body: { game } })).json as Launched);
    };
    const first = (await frame.wager(onRed(1000))).json as WagerResponse;
    const reels = await again(slot);
    const { stakes_cents } = (await reels.init()).json as InitResponse;
    expect((await reels.wager({ stake_cents: stakes_cents[0]! })).status).toBe(200);
    const back = await again(table);
    const responses = await Promise.all(Array.from({ length: 20 }, () => back.wager(onRed(1000))));
    expect(new Set(responses.map(({ code }) => code))).toEqual(new Set(['round_open']));
    expect(((await back.init()).json as InitResponse).open_round?.round_id).toBe(first.round_id);
    await back.settle(first.round_id);
    expect((await back.wager(onRed(1000))).status).toBe(200);
  });

  it('is the only one of its game, even with concurrent launches', async () => {
    const { player, frame } = await opened(table, 100_000);
    const other = frameOf(await signIn(server.app, database, player), frame.launched);
    await Promise.all(Array.from({ length: 40 }, (_, at) => (at % 2 ? frame : other).wager(onRed(100))));
    const open = await database.selectFrom('rounds').select('id').where('player_id', '=', player).where('state', '=', 'open').execute();
    expect(open).toHaveLength(1);
  });

  it('is settled even after the token has expired, and nothing new is staked then', async () => {
    const { player, frame } = await opened(table);
    const { round_id, win_cents } = (await frame.wager(onRed(1000))).json as WagerResponse;
    await database
      .updateTable('game_sessions')
      .set({ expires_at: new Date(0) })
      .where('player_id', '=', player)
      .execute();
    expect((await frame.wager(onRed(1000))).code).toBe('launch_token_invalid');
    expect((await frame.settle(round_id)).status).toBe(200);
    expect(await realBalance(player)).toBe(9_000 + win_cents);
  });

  it('returned by an operator returns the stake, records the operator and the reason, and can’t be settled', async () => {
    const { player, frame } = await opened(table);
    const { round_id } = (await frame.wager(onRed(1000))).json as WagerResponse;
    expect((await openRounds(database)).map(({ id }) => id)).toContain(round_id);
    await decide(round_id, 0);
    const giveBack = () =>
      inTransaction(database, (transaction) => returnRound(transaction, { round: round_id, reason: 'stuck reels', by: 'ada' }));
    await giveBack();
    expect(await realBalance(player)).toBe(10_000);
    expect(
      await database
        .selectFrom('audit_log')
        .select(['actor', 'details'])
        .where('player_id', '=', player)
        .where('kind', '=', 'round_returned')
        .execute(),
    ).toEqual([{ actor: 'ada', details: { round: round_id, reason: 'stuck reels' } }]);
    expect((await frame.settle(round_id)).code).toBe('round_closed');
    const again = await Promise.allSettled([giveBack(), giveBack()]);
    expect(again.map((end) => end.status === 'rejected' && (end.reason as { code: string }).code)).toEqual([
      'round_closed',
      'round_closed',
    ]);
    expect([await realBalance(player), await noted(player)]).toEqual([10_000, 1]);
  });

  it('is returned once by two concurrent operators, and an unknown round not at all', async () => {
    const { player, frame } = await opened(table);
    const { round_id } = (await frame.wager(onRed(1000))).json as WagerResponse;
    await decide(round_id, 0);
    const giveBack = (round: string) =>
      inTransaction(database, (transaction) => returnRound(transaction, { round, reason: 'stuck reels', by: 'ada' }));
    const ends = await Promise.allSettled([giveBack(round_id), giveBack(round_id)]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect([await realBalance(player), await noted(player)]).toEqual([10_000, 1]);
    await expect(giveBack('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({ code: 'round_not_found' });
  });
});

describe('a round that won more than its stake', () => {
  it('can’t be returned, since the win belongs to the player', async () => {
    const { player, frame } = await opened(table);
    const { round_id } = (await frame.wager(onRed(1000))).json as WagerResponse;
    await decide(round_id, 2_000);
    await expect(
      inTransaction(database, (transaction) => returnRound(transaction, { round: round_id, reason: 'stuck reels', by: 'ada' })),
    ).rejects.toThrow(RoundWon);
    expect([await realBalance(player), await noted(player)]).toEqual([9_000, 0]);
    expect((await frame.settle(round_id)).status).toBe(200);
    expect(await realBalance(player)).toBe(11_000);
  });
});
