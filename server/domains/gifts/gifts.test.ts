import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as call from '#contract/calls/gifts';
import type { Gift, GiftStage } from '#contract/fields/gift';
import { catalogue } from '#rules/games/catalogue';
import { nextStage } from '#rules/gifts/stages';
import { inTransaction } from '#server/database/connection';
import { balanceOf, reconcile, rollbackRound, settleRound } from '#server/database/ledger';
import { gameRoutes } from '#server/domains/games/routes';
import { playRoutes } from '#server/domains/play/routes';
import { providerRoutes } from '#server/composition/provider-routes';
import { eventsOf } from '#tests/support/cashbox';
import { rewardTerms } from '../config/defaults/rewards.data';
import { setConfig } from '../config/store';
import { bet, newPlayer, tally, wagerOf } from '#tests/support/ledger';
import { ownServer } from '#tests/support/own-server';
import { signedIn } from '#tests/support/signed-in';
import { readHistory } from '../notifications/store';
import { giveGift, issueGift, type NewGift } from './give';
import { expireGifts, notifyOfWagering } from './jobs';
import { giftRoutes } from './routes';

const slot = catalogue().find(({ kind, jackpot, provider }) => kind === 'slots' && !jackpot && provider.id === 'orbit-house')!.identifier;
const server = ownServer([giftRoutes, gameRoutes, playRoutes, providerRoutes]);
const { database, platform } = server;

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

/** A player's browser with an activated gift. */
async function taken(gift: Partial<NewGift> = {}, cash = 0) {
  const { browser, player } = await signedIn(server.app, database, { money: cash });
  const id = await issue(player, gift);
  const isSpins = gift.type === 'freespins';
  const response = await browser.send(isSpins ? call.activateFreeSpins : call.activateBonus, { params: { id } });
  return { browser, player, id, response, gift: (response.json as { gift: Gift }).gift };
}

/** A settled bet. */
async function played(player: number, stake: number, win = 0): Promise<void> {
  const { round_id } = await bet(database, player, { stake, win });
  await settleRound(database, round_id, player);
}

describe('bonus money', () => {
  it('is credited on activation, and bets use real money first [GIFT-001a, GIFT-003a, CASH-001b]', async () => {
    const { player, gift } = await taken({}, 500);
    expect(gift).toMatchObject({
      stage: nextStage('issued', { kind: 'activate', gives: 'bonus_money', isAnotherWagered: false }),
      amount_cents: 1000,
      amount_wager_cents: 0,
      amount_wager_requirement_cents: 3000,
      activatable: false,
      group_key: 'test',
      bonuses: [],
    });
    expect(await balanceOf(database, player, 'EUR')).toMatchObject({
      amount_cents: 1500,
      available_to_cashout_cents: 500,
      bonus_cents: 1000,
    });
    await played(player, 700);
    expect(await balanceOf(database, player, 'EUR')).toMatchObject({ available_to_cashout_cents: 0, bonus_cents: 800 });
  });

  it('becomes real money when the wagering is done, up to its maximum win, and the player is notified [GIFT-003b]', async () => {
    const { player, id } = await taken({ max_win_cents: 600 });
    for (const stake of [1000, 1000]) await played(player, stake, stake);
    expect(await stageOf(id)).toBe('handle_bets');
    await played(player, 1000, 900);
    expect([await stageOf(id), await balanceOf(database, player, 'EUR')]).toMatchObject([
      'wager_done',
      { amount_cents: 600, available_to_cashout_cents: 600, bonus_cents: 0 },
    ]);
    await notifyOfWagering(platform, { gift: id });
    const { notifications } = await readHistory(database, player, platform.clock.now());
    expect(notifications.map(({ type, category }) => [type, category])).toEqual([['bonuses_changes', 'bonuses']]);
    expect((await eventsOf(database, player, 'bonuses_changes')).map((event) => (event as { stage: string }).stage)).toEqual([
      'issued',
      'handle_bets',
      'wager_done',
    ]);
  });

  it('is lost when it’s used up, but not while one of its rounds is open', async () => {
    const { player, id } = await taken();
    const open = await bet(database, player, { stake: 400, win: 300 });
    await played(player, 600);
    expect([await stageOf(id), (await balanceOf(database, player, 'EUR')).bonus_cents]).toEqual(['handle_bets', 0]);
    await settleRound(database, open.round_id, player);
    await played(player, 300);
    expect(await stageOf(id)).toBe('lost');
  });

  it('subtracts a rolled-back stake from the wagering', async () => {
    const { player, id } = await taken();
    const { round_id } = await bet(database, player, { stake: 900 });
    await rollbackRound(database, round_id, player);
    const row = await database.selectFrom('gifts').select(['amount_wager_cents', 'stage']).where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toEqual({ amount_wager_cents: 0, stage: 'handle_bets' });
  });

  it('counts only bets on its games, if it lists some', async () => {
    const { player, id } = await taken({ games: ['another'] });
    await played(player, 500, 500);
    expect(
      (await database.selectFrom('gifts').select('amount_wager_cents').where('id', '=', id).executeTakeFirstOrThrow()).amount_wager_cents,
    ).toBe(0);
  });

  it('of a second gift waits until the first is over [GIFT-003a]', async () => {
    const { browser, player, id } = await taken();
    const second = await issue(player, { amount_cents: 400 });
    const response = await browser.send(call.activateBonus, { params: { id: second } });
    expect([(response.json as { gift: Gift }).gift.stage, (await balanceOf(database, player, 'EUR')).bonus_cents]).toEqual(['wait', 1000]);
    await browser.send(call.cancelBonus, { params: { id } });
    expect([await stageOf(id), await stageOf(second), (await balanceOf(database, player, 'EUR')).bonus_cents]).toEqual([
      'canceled',
      'handle_bets',
      400,
    ]);
  });

  it('of a waiting gift is credited when the previous one is wagered or lost [GIFT-003b]', async () => {
    const { browser, player, id } = await taken();
    const [second, third] = [await issue(player, { amount_cents: 400, wager: 30 }), await issue(player, { amount_cents: 500 })];
    for (const waiting of [second, third]) await browser.send(call.activateBonus, { params: { id: waiting } });
    for (const stake of [1000, 1000, 1000]) await played(player, stake, stake);
    expect(await Promise.all([id, second, third].map(stageOf))).toEqual(['wager_done', 'handle_bets', 'wait']);
    expect(await balanceOf(database, player, 'EUR')).toMatchObject({ available_to_cashout_cents: 1000, bonus_cents: 400 });
    await played(player, 1400);
    expect(await Promise.all([second, third].map(stageOf))).toEqual(['lost', 'handle_bets']);
    expect(await balanceOf(database, player, 'EUR')).toMatchObject({ available_to_cashout_cents: 0, bonus_cents: 500 });
  });
});

describe('other gifts', () => {
  it('money without wagering is real immediately, points count for levels, a set issues its parts [GIFT-001a]', async () => {
    const { player } = await taken({ wager: 0, amount_cents: 700 });
    expect(await balanceOf(database, player, 'EUR')).toMatchObject({ available_to_cashout_cents: 700, bonus_cents: 0 });
    const { player: climber } = await taken({ kind: 'xp', points: 50, amount_cents: 0, wager: 0 });
    expect(
      await database.selectFrom('comp_points').select(['chargeable', 'persistent']).where('player_id', '=', climber).execute(),
    ).toEqual([{ chargeable: 0, persistent: 50 }]);
    const { browser, gift } = await taken({
      kind: 'group',
      amount_cents: 0,
      wager: 0,
      bonuses: [
        { type: 'bonus', kind: 'cash', amount_cents: 300, wager: 5 },
        { type: 'freespins', kind: 'giftspin', freespins_total: 4, game: slot, wager: 30 },
      ],
    });
    expect([gift.stage, gift.bonuses.map(({ wager }) => wager)]).toEqual(['finished', [5, 30]]);
    const all = ((await browser.send(call.getAllGifts)).json as { data: Gift[] }).data;
    expect(all.map(({ kind, stage }) => `${kind} ${stage}`).toSorted()).toEqual(['cash issued', 'giftspin issued', 'group finished']);
    const spinsOnly = ((await browser.send(call.getFreeSpins)).json as { data: Gift[] }).data;
    expect(spinsOnly).toMatchObject([{ type: 'freespins', freespins_total: 4, game: { identifier: slot } }]);
  });

  it('the parts of a set get its terms: maximum win, weights and highest stake [GIFT-008b, GIFT-010d]', async () => {
    const { player, id } = await taken({
      kind: 'group',
      amount_cents: 0,
      wager: 0,
      max_win_cents: 5_000,
      bonuses: [
        { type: 'bonus', kind: 'cash', amount_cents: 300, wager: 5 },
        { type: 'freespins', kind: 'giftspin', freespins_total: 4, game: slot, wager: 30 },
      ],
    });
    const rows = await database
      .selectFrom('gifts')
      .select(['id', 'max_win_cents', 'weights', 'max_stake_cents'])
      .where('player_id', '=', player)
      .execute();
    const { id: _set, ...terms } = rows.find((row) => row.id === id)!;
    expect([terms.max_win_cents, terms.max_stake_cents, rows.length]).toEqual([5_000, 2_000, 3]);
    expect(rows.map(({ id: _id, ...row }) => row)).toEqual([terms, terms, terms]);
  });

  it('one award issues its gift once, and notifies the player once [NOTIF-001a]', async () => {
    const player = await newPlayer(database);
    const give = () =>
      inTransaction(database, (transaction) => giveGift(transaction, player, { ...spins, source: 'award' }, platform.clock.now()));
    const ids = await Promise.all([give(), give(), give()]);
    expect(ids.filter((id) => id !== null)).toHaveLength(1);
    const { notifications } = await readHistory(database, player, platform.clock.now());
    expect(notifications).toMatchObject([
      { type: 'freespins_changes', category: 'bonuses', content: { button: { path: '/profile/gifts' } } },
    ]);
  });

  it('can be activated once, not after its expiry, and not by another player [GIFT-003a, GIFT-003c]', async () => {
    const { browser, player, id } = await taken({ wager: 0 });
    const again = await browser.send(call.activateBonus, { params: { id } });
    const late = await issue(player, { activatable_days: -1 });
    const over = await issue(player, { activatable_days: 5, valid_days: -1 });
    const foreign = await issue(await newPlayer(database));
    const spin = await issue(player, { ...spins });
    const codes = await Promise.all(
      [late, over, foreign, spin].map(async (gift) => (await browser.send(call.activateBonus, { params: { id: gift } })).code),
    );
    expect([again.code, ...codes]).toEqual(['gift_claimed', 'gift_expired', 'gift_expired', 'gift_not_found', 'gift_not_found']);
    const shown = async () => ((await browser.send(call.getAllGifts)).json as { data: Gift[] }).data;
    const waiting = (await shown()).filter(({ stage }) => stage === 'issued');
    expect(waiting.filter(({ activatable }) => activatable).map((gift) => gift.id)).toEqual([spin]);
    expect(waiting).toHaveLength(3);
    const many = await issue(player, { wager: 0, amount_cents: 100 });
    const before = (await balanceOf(database, player, 'EUR')).amount_cents;
    const responses = await Promise.all(Array.from({ length: 50 }, () => browser.send(call.activateBonus, { params: { id: many } })));
    expect([responses.filter(({ status }) => status === 200).length, (await balanceOf(database, player, 'EUR')).amount_cents]).toEqual([
      1,
      before + 100,
    ]);
  });

  it('forfeiting removes its bonus money and leaves real money; not while one of its rounds is open [GIFT-003a]', async () => {
    const { browser, player, id } = await taken({}, 200);
    const { round_id } = await bet(database, player, { stake: 300 });
    expect((await browser.send(call.cancelBonus, { params: { id } })).code).toBe('round_open');
    await settleRound(database, round_id, player);
    const { json } = await browser.send(call.cancelBonus, { params: { id } });
    expect([(json as { gift: Gift }).gift.stage, (await balanceOf(database, player, 'EUR')).amount_cents]).toEqual(['canceled', 0]);
    expect((await browser.send(call.cancelBonus, { params: { id } })).code).toBe('gift_forfeited');
    // Ended gifts stay in the list for ninety days.
    const listedAfter = async (days: number) => {
      const ended_at = new Date(platform.clock.now().getTime() - days * 86_400_000);
      await database.updateTable('gifts').set({ ended_at }).where('id', '=', id).execute();
      return ((await browser.send(call.getAllGifts)).json as { data: Gift[] }).data.length;
    };
    expect([await listedAfter(89), await listedAfter(91)]).toEqual([1, 0]);
  });

  it('expires at its time, or once its open rounds have ended [GIFT-003c]', async () => {
    const { player, id } = await taken();
    const untaken = await issue(player, { activatable_days: -1 });
    const later = await issue(player, { activatable_days: 1, valid_days: 9 });
    await database
      .updateTable('gifts')
      .set({ valid_until: new Date(0) })
      .where('id', '=', id)
      .execute();
    const { round_id } = await bet(database, player, { stake: 100 });
    await expireGifts(platform);
    expect([await stageOf(id), await stageOf(untaken), await stageOf(later)]).toEqual(['handle_bets', 'expired', 'issued']);
    await settleRound(database, round_id, player);
    await expireGifts(platform);
    expect([await stageOf(id), (await balanceOf(database, player, 'EUR')).amount_cents]).toEqual(['expired', 0]);
  });
});

it('fifty simultaneous bets count once each towards the wagering', async () => {
  const player = await newPlayer(database, { money: 5000 });
  const id = await issue(player, { amount_cents: 1000, wager: 30 });
  await sql`select activate_gift(${player}::bigint, ${id}::uuid, null)`.execute(database);
  const { answered } = await tally(Array.from({ length: 50 }, () => settleAfter(player)));
  const row = await database.selectFrom('gifts').select(['amount_wager_cents']).where('id', '=', id).executeTakeFirstOrThrow();
  expect([answered, row.amount_wager_cents]).toEqual([50, 5000]);
});

async function settleAfter(player: number): Promise<void> {
  const wager = wagerOf(player, { stake: 100, win: 0 });
  await bet(database, player, wager);
  await settleRound(database, wager.round, player);
}
