import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchGame } from '#contract/calls/games';
import * as call from '#contract/calls/gifts';
import type { InitResponse, SettleResponse, WagerResponse } from '#contract/calls/provider';
import type { GiftStage } from '#contract/fields/gift';
import { netResult } from '#rules/account/statement/figures';
import { catalogue } from '#rules/games/catalogue';
import { inTransaction } from '#server/database/connection';
import { balanceOf, reconcile, settleRound } from '#server/database/ledger';
import { readStatement } from '#server/domains/account/statement/store';
import { gameRoutes } from '#server/domains/games/routes';
import { readRealityCheck } from '#server/domains/limits/reality-check-store';
import { returnRound, RoundWon } from '#server/domains/play/return-round';
import { playRoutes } from '#server/domains/play/routes';
import { providerRoutes } from '#server/composition/provider-routes';
import { frameOf, type Launched, openGame } from '#tests/support/frame';
import { bet } from '#tests/support/ledger';
import { rewardTerms } from '../config/defaults/rewards.data';
import { setConfig } from '../config/store';
import { ownServer } from '#tests/support/own-server';
import { signedIn, signIn } from '#tests/support/signed-in';
import { issueGift, type NewGift } from './give';
import { giftRoutes } from './routes';

const slot = catalogue().find(({ kind, jackpot, provider }) => kind === 'slots' && !jackpot && provider.id === 'orbit-house')!.identifier;
const server = ownServer([giftRoutes, gameRoutes, playRoutes, providerRoutes]);
const { database } = server;

/** The stakes in these tests are higher than a bonus allows by default. */
beforeAll(() => setConfig(database, 'reward-terms', { ...rewardTerms, max_stake_eur_cents: 2_000 }));

afterAll(async () => {
  expect(await reconcile(database, true)).toEqual([]);
});

const money: Omit<NewGift, 'source'> = { type: 'bonus', kind: 'cash', group_key: 'test', currency: 'EUR', amount_cents: 1000, wager: 3 };
const spins: Omit<NewGift, 'source'> = {
  type: 'freespins',
  kind: 'freespins',
  group_key: 'test',
  currency: 'EUR',
  amount_cents: 0,
  freespins_total: 2,
  game: slot,
  wager: 30,
};

const issue = async (player: number, gift: Partial<NewGift> = {}) =>
  (await inTransaction(database, (transaction) => issueGift(transaction, player, { ...money, source: randomUUID(), ...gift })))!;
const stageOf = async (id: string): Promise<GiftStage> =>
  (await database.selectFrom('gifts').select('stage').where('id', '=', id).executeTakeFirstOrThrow()).stage;

describe('free spins', () => {
  it('with one left are staked once by fifty simultaneous requests with different keys', async () => {
    const { player, frame } = await openGame(server.app, database, slot, 1000);
    const browser = await signIn(server.app, database, player);
    const id = await issue(player, { ...spins, freespins_total: 1 });
    await browser.send(call.activateFreeSpins, { params: { id } });
    const { free_spins: free } = (await frame.init()).json as InitResponse;
    const responses = await Promise.all(Array.from({ length: 50 }, () => frame.wager({ stake_cents: free!.stake_cents, gift: id })));
    const [staked, ...others] = responses.toSorted((one, other) => one.status - other.status);
    // An interrupted free spin staked no money of the player's.
    expect(((await frame.init()).json as InitResponse).open_round).toMatchObject({ stake_cents: 0 });
    expect([staked!.status, new Set(others.map(({ code }) => code))]).toEqual([200, new Set(['round_open'])]);
    expect(await database.selectFrom('rounds').select(['is_free']).where('player_id', '=', player).execute()).toEqual([{ is_free: true }]);
    await frame.settle((staked!.json as { round_id: string }).round_id);
    await database
      .updateTable('rounds')
      .set({ placed_at: new Date(Date.now() - 60_000) })
      .where('player_id', '=', player)
      .execute();
    expect((await frame.wager({ stake_cents: free!.stake_cents, gift: id })).code).toBe('free_spins_over');
  });

  /** Plays a gift's remaining spins in its game, with wins set by the test. */
  async function playAll(change: Partial<NewGift>, win: number) {
    const { player, frame } = await openGame(server.app, database, slot, 1000);
    const browser = await signIn(server.app, database, player);
    const id = await issue(player, { ...spins, ...change });
    await browser.send(call.activateFreeSpins, { params: { id } });
    const { free_spins: free } = (await frame.init()).json as InitResponse;
    let settled: SettleResponse | null = null;
    for (let left = free!.left; left > 0; left -= 1) {
      await database
        .updateTable('rounds')
        .set({ placed_at: new Date(Date.now() - 60_000) })
        .where('player_id', '=', player)
        .execute();
      const { json } = await frame.wager({ stake_cents: free!.stake_cents, gift: free!.gift });
      const { round_id } = json as { round_id: string };
      await database.updateTable('rounds').set({ win }).where('id', '=', round_id).execute();
      settled = (await frame.settle(round_id)).json as SettleResponse;
      expect(settled.free_spins_over === undefined).toBe(left > 1);
    }
    const { json: after } = await frame.init();
    await database
      .updateTable('rounds')
      .set({ placed_at: new Date(Date.now() - 60_000) })
      .where('player_id', '=', player)
      .execute();
    const oneMore = await frame.wager({ stake_cents: free!.stake_cents, gift: free!.gift });
    const balance = await balanceOf(database, player, 'EUR');
    return { id, free: free!, over: settled!.free_spins_over, after: after as InitResponse, oneMore, balance, player };
  }

  it('are staked by the gift in its game, and their wins are bonus money to wager', async () => {
    const { id, free, after, oneMore, balance, player } = await playAll({}, 250);
    expect([free.gift, free.left, free.stake_cents > 0, after.free_spins, oneMore.code]).toEqual([
      id,
      2,
      true,
      undefined,
      'free_spins_over',
    ]);
    expect(balance).toMatchObject({ available_to_cashout_cents: 1000, bonus_cents: 500 });
    const row = await database.selectFrom('gifts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ stage: 'handle_bets', amount_cents: 500, amount_wager_requirement_cents: 15_000, freespins_performed: 2 });
    const { rows } = await sql<{
      wagered: number;
    }>`select sum(wagered)::bigint as wagered from usage_hours where player_id = ${player}`.execute(database);
    expect(Number(rows[0]!.wagered)).toBe(0);
  });

  it('of a gift without wagering pay real money immediately, and end without a win if nothing was won', async () => {
    const cash = await playAll({ winnings: 'cash' }, 250);
    expect([await stageOf(cash.id), cash.balance.available_to_cashout_cents]).toEqual(['finished', 1500]);
    const nothing = await playAll({}, 0);
    expect([await stageOf(nothing.id), nothing.balance.amount_cents]).toEqual(['finished', 1000]);
    expect([cash.over, nothing.over]).toMatchObject([
      { goes_to: 'real_money', won_cents: 500 },
      { goes_to: 'nothing', won_cents: 0 },
    ]);
  });

  it('count in the result of the session and in the statement alike: as won once they paid money, not while their gift keeps it', async () => {
    const results = async (player: number) => {
      const { sitting } = await readRealityCheck(database, player);
      const today = new Date().toISOString().slice(0, 10);
      const { accounts } = await readStatement(database, player, { from: '2020-01-01', until: today });
      return [sitting!.won_cents - sitting!.wagered_cents, netResult(accounts[0]!)];
    };
    const [kept, paid] = [await playAll({}, 250), await playAll({ winnings: 'cash' }, 250)];
    for (const { player } of [kept, paid]) await settleRound(database, (await bet(database, player, { stake: 100, win: 30 })).round_id);
    expect([await results(kept.player), await results(paid.player)]).toEqual([
      [-70, -70],
      [430, 430],
    ]);
  });

  it('say with the last one what they won and where it goes, and which spins follow', async () => {
    const { over: wagered } = await playAll({}, 250);
    expect(wagered).toEqual({ won_cents: 500, goes_to: 'wagering', wager: 30, next: null });
    const { player, frame } = await openGame(server.app, database, slot, 1000);
    const browser = await signIn(server.app, database, player);
    await browser.send(call.activateBonus, { params: { id: await issue(player) } });
    const first = await issue(player, { ...spins, freespins_total: 1, valid_days: 3 });
    const second = await issue(player, { ...spins, freespins_total: 7 });
    for (const id of [second, first]) await browser.send(call.activateFreeSpins, { params: { id } });
    const { free_spins: free } = (await frame.init()).json as InitResponse;
    expect(free).toMatchObject({ gift: first, left: 1, later: 7 });
    const { round_id } = (await frame.wager({ stake_cents: free!.stake_cents, gift: first })).json as WagerResponse;
    await database.updateTable('rounds').set({ win: 40 }).where('id', '=', round_id).execute();
    const responses = [await frame.settle(round_id), await frame.settle(round_id)];
    const over = { won_cents: 40, goes_to: 'queue', wager: 30, next: { gift: second, left: 7, stake_cents: free!.stake_cents, later: 0 } };
    expect(responses.map(({ json }) => (json as SettleResponse).free_spins_over)).toEqual([over, over]);
  });

  it('that expire first are played first', async () => {
    const { player, frame } = await openGame(server.app, database, slot, 1000);
    const browser = await signIn(server.app, database, player);
    const [late, soon, never] = [
      await issue(player, { ...spins, valid_days: 9 }),
      await issue(player, { ...spins, valid_days: 3 }),
      await issue(player, { ...spins }),
    ];
    for (const id of [never, late, soon]) await browser.send(call.activateFreeSpins, { params: { id } });
    const gift = async () => ((await frame.init()).json as InitResponse).free_spins?.gift;
    expect(await gift()).toBe(soon);
    for (const next of [late, never]) {
      await database
        .updateTable('gifts')
        .set({ freespins_performed: 2 })
        .where('id', '=', (await gift())!)
        .execute();
      expect(await gift()).toBe(next);
    }
  });

  it('are offered and staked only in the currency of their gift', async () => {
    const { browser, player } = await signedIn(server.app, database, { currency: 'USD', money: 1000 });
    const inEuros = await issue(player, { ...spins });
    const inDollars = await issue(player, { ...spins, currency: 'USD' });
    for (const id of [inEuros, inDollars]) await browser.send(call.activateFreeSpins, { params: { id } });
    const { json } = await browser.send(launchGame, { body: { game: slot } });
    const frame = frameOf(browser, json as Launched);
    const { free_spins: free } = (await frame.init()).json as InitResponse;
    expect(free).toMatchObject({ left: 2, gift: inDollars });
    expect((await frame.wager({ stake_cents: free!.stake_cents, gift: inEuros })).code).toBe('free_spins_over');
    expect((await frame.wager({ stake_cents: free!.stake_cents, gift: inDollars })).status).toBe(200);
  });

  it('are returned with a returned round, unless it has won anything', async () => {
    const { browser, player, frame } = await openGame(server.app, database, slot, 1000);
    const id = await issue(player, { ...spins });
    await browser.send(call.activateFreeSpins, { params: { id } });
    const left = async () => ((await frame.init()).json as InitResponse).free_spins;
    const { stake_cents } = (await left())!;
    const { round_id: round } = (await frame.wager({ stake_cents, gift: id })).json as WagerResponse;
    const win = (amount: number) => database.updateTable('rounds').set({ win: amount }).where('id', '=', round).execute();
    const giveBack = () => inTransaction(database, (transaction) => returnRound(transaction, { round, reason: 'stuck reels', by: 'ada' }));
    await win(1);
    await expect(giveBack()).rejects.toThrow(RoundWon);
    expect(await left()).toMatchObject({ left: 1 });
    await win(0);
    await giveBack();
    expect(await left()).toMatchObject({ left: 2 });
  });

  it('can’t be staked twice with one key, nor at another stake', async () => {
    const { player, frame } = await openGame(server.app, database, slot, 1000);
    const browser = await signIn(server.app, database, player);
    const id = await issue(player, { ...spins });
    await browser.send(call.activateFreeSpins, { params: { id } });
    const { free_spins: free, stakes_cents } = (await frame.init()).json as InitResponse;
    const higher = await frame.wager({ stake_cents: stakes_cents.at(-1)!, gift: id });
    const key = randomUUID();
    const [first, again] = [
      await frame.wager({ stake_cents: free!.stake_cents, gift: id }, key),
      await frame.wager({ stake_cents: free!.stake_cents, gift: id }, key),
    ];
    expect([higher.code, again.json, (await frame.init()).json]).toMatchObject([
      'free_spins_over',
      first.json as object,
      { free_spins: { left: 1 } },
    ]);
  });

  it('end at their expiry, even before a job has processed it [GIFT-003c]', async () => {
    const { player, frame } = await openGame(server.app, database, slot, 1000);
    const browser = await signIn(server.app, database, player);
    const id = await issue(player, { ...spins });
    await browser.send(call.activateFreeSpins, { params: { id } });
    const { free_spins: free } = (await frame.init()).json as InitResponse;
    await database
      .updateTable('gifts')
      .set({ valid_until: new Date(0) })
      .where('id', '=', id)
      .execute();
    expect([
      (await frame.wager({ stake_cents: free!.stake_cents, gift: id })).code,
      ((await frame.init()).json as InitResponse).free_spins,
    ]).toEqual(['free_spins_over', undefined]);
    expect(await database.selectFrom('rounds').select('id').where('player_id', '=', player).execute()).toEqual([]);
  });
});
