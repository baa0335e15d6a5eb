import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import type { ResponseOf } from '#contract/call';
import type { WagerResponse } from '#contract/calls/provider';
import { getAccounts } from '#contract/calls/cashbox/accounts';
import { createWithdrawal } from '#contract/calls/cashbox/withdrawals';
import { confirmTournament } from '#contract/calls/competitions';
import { launchGame } from '#contract/calls/games';
import * as call from '#contract/calls/gifts';
import { inTransaction } from '#server/database/connection';
import { balanceOf, creditDeposit, reconcile } from '#server/database/ledger';
import { cashboxRoutes } from '#server/domains/cashbox/routes';
import { competitionRoutes } from '#server/domains/competitions/routes';
import { gameRoutes } from '#server/domains/games/routes';
import { playRoutes } from '#server/domains/play/routes';
import { providerRoutes } from '#server/composition/provider-routes';
import { completeProfile, proven } from '#tests/support/cashbox';
import { frameOf, type Launched, onRed } from '#tests/support/frame';
import { ownServer } from '#tests/support/own-server';
import { signedIn } from '#tests/support/signed-in';
import { turnQuests } from '../competitions/quests/quest-turn';
import { applyWithin } from '../campaigns/store';
import { ownCampaigns } from '../campaigns/seed';
import { issueGift } from './give';
import { onDeposit } from './offers';
import { giftRoutes } from './routes';

const table = 'orbit-house:orbit-roulette';
const server = ownServer([gameRoutes, playRoutes, providerRoutes, giftRoutes, competitionRoutes, cashboxRoutes]);
const { database, platform } = server;

afterAll(async () => {
  expect(await reconcile(database, true)).toEqual([]);
});

let quests = 0;

/** Makes a quest that everybody may join, and the demo's codes; the name has no `ffc`, which would make it a test quest. */
async function openQuest(): Promise<string> {
  const values = {
    frontend_identifier: `quest--xs--walk-${(quests += 1)}`,
    title: 'Walk',
    prize_cents: 20_000,
    start_at: new Date(Date.now() - 1000),
    end_at: new Date(Date.now() + 3_600_000),
  };
  const { id } = await database.insertInto('tournaments').values(values).returning('id').executeTakeFirstOrThrow();
  const campaigns = [
    ...(await ownCampaigns('demo')),
    ...(await ownCampaigns('everywhere')).flatMap((campaign) =>
      campaign.kind === 'offer' && campaign.slug === 'orbit-100' ? [{ ...campaign, free_spins: undefined }] : [],
    ),
  ];
  await inTransaction(database, (transaction) => applyWithin(transaction, campaigns, { by: 'ada', now: new Date() }));
  return String(id);
}

/** A new player at the table who has joined a quest. */
async function newcomer(isConfirmed = true) {
  const quest = await openQuest();
  const { browser, player } = await signedIn(server.app, database, { money: 0 });
  await database
    .updateTable('players')
    .set({ ...completeProfile, ...proven, confirmed_at: isConfirmed ? new Date() : null, nickname: `Ada ${player}` })
    .where('id', '=', player)
    .execute();
  expect((await browser.send(confirmTournament, { params: { id: quest }, body: { confirmed: true } })).status).toBe(200);
  // One more counted euro pays a level.
  await database
    .updateTable('bet_totals')
    .set({ bets: 14_900 })
    .where('player_id', '=', player)
    .where('kind', '=', 'competition')
    .execute();
  const play = async () => frameOf(browser, (await browser.send(launchGame, { body: { game: table } })).json as Launched);
  return { browser, player, play };
}

type Newcomer = Awaited<ReturnType<typeof newcomer>>;

/** Plays a round to its end, without waiting for the minimum cycle. */
async function round(
  player: number,
  frame: ReturnType<typeof frameOf>,
  bet: { stake_cents: number; bets: { spot: string; stake_cents: number }[] },
): Promise<string | null> {
  await database.updateTable('rounds').set({ placed_at: sql`placed_at - interval '1 minute'` }).where('player_id', '=', player).execute();
  const response = await frame.wager(bet);
  if (response.status === 200) await frame.settle((response.json as WagerResponse).round_id);
  return response.code;
}

const covered = (each: number) => ({
  stake_cents: 2 * each,
  bets: [
    { spot: 'red', stake_cents: each },
    { spot: 'black', stake_cents: each },
  ],
});

async function cover({ player, play }: Newcomer, rounds: number, each: number): Promise<void> {
  const frame = await play();
  for (let nth = 0; nth < rounds; nth += 1) await round(player, frame, covered(each));
  await turnQuests(platform);
}

async function redeem({ browser }: Newcomer, coupon_code: string): Promise<string> {
  const { gift } = (await browser.send(call.useCoupon, { body: { coupon_code } })).json as ResponseOf<typeof call.useCoupon>;
  expect((await browser.send(call.activateBonus, { params: { id: gift!.id } })).status).toBe(200);
  return gift!.id;
}

/** A deposit with a bonus by code, settled like in the cashbox. */
async function depositWithCode({ browser, player }: Newcomer, amount: number): Promise<void> {
  await browser.send(call.setBonusCode, { body: { deposit_bonus_code: 'ORBIT100' } });
  await creditDeposit(database, { reference: randomUUID(), player, currency: 'EUR', amount });
  await inTransaction(database, (transaction) =>
    onDeposit(transaction, { player_id: player, currency: 'EUR', amount_cents: amount }, new Date()),
  );
}

const withdrawal = (amount_cents: number, forfeits_bonus?: boolean) => ({
  body: {
    method: 'bank',
    amount_cents,
    currency: 'EUR',
    fields: { iban: 'DE89370400440532013000', holder: 'Ada Orbit' },
    ...(forfeits_bonus !== undefined && { forfeits_bonus }),
  },
});
const moneyOf = (player: number) => balanceOf(database, player, 'EUR');
const countedOf = async (player: number) =>
  (
    await database
      .selectFrom('gifts')
      .select('amount_wager_cents')
      .where('player_id', '=', player)
      .where('stage', '=', 'handle_bets')
      .executeTakeFirstOrThrow()
  ).amount_wager_cents;
const questCash = async (player: number) =>
  (await database.selectFrom('quest_levels').select('amount_cents').where('player_id', '=', player).execute()).reduce(
    (sum, row) => sum + row.amount_cents,
    0,
  );

describe('a player who risks nothing gains nothing', () => {
  it('a coupon without a deposit, wagered on red and black, neither completes its wagering nor earns quest prizes [GIFT-008a, GIFT-010b]', async () => {
    const ada = await newcomer();
    await redeem(ada, 'FIRSTLIGHT');
    await cover(ada, 12, 250);
    const { available_to_cashout_cents, amount_cents } = await moneyOf(ada.player);
    expect([available_to_cashout_cents, await questCash(ada.player)]).toEqual([0, 0]);
    expect(amount_cents).toBeLessThanOrEqual(1_000);
    expect(
      (await database.selectFrom('gifts').select('amount_wager_cents').where('player_id', '=', ada.player).executeTakeFirstOrThrow())
        .amount_wager_cents,
    ).toBe(0);
  });

  it('a deposit with its bonus, wagered on red and black, ends with no more than was deposited [GIFT-008a, GIFT-009b]', async () => {
    const ada = await newcomer();
    await depositWithCode(ada, 10_000);
    await cover(ada, 12, 250);
    expect([await countedOf(ada.player), await questCash(ada.player)]).toEqual([0, 0]);
    const { available_to_cashout_cents } = await moneyOf(ada.player);
    expect((await ada.browser.send(createWithdrawal, withdrawal(available_to_cashout_cents, true))).status).toBe(200);
    expect(available_to_cashout_cents).toBeLessThanOrEqual(10_000);
    expect((await moneyOf(ada.player)).amount_cents).toBe(0);
  });
});

it('accounts show the bonus separately from the withdrawable amount, and more than that is refused [CASH-001b, CASH-017a]', async () => {
  const ada = await newcomer();
  await creditDeposit(database, { reference: randomUUID(), player: ada.player, currency: 'EUR', amount: 5_000 });
  await redeem(ada, 'FIRSTLIGHT');
  const { data } = (await ada.browser.send(getAccounts)).json as ResponseOf<typeof getAccounts>;
  expect(data).toEqual([{ currency: 'EUR', active: true, amount_cents: 6_000, available_to_cashout_cents: 5_000 }]);
  expect(await moneyOf(ada.player)).toMatchObject({ amount_cents: 6_000, available_to_cashout_cents: 5_000, bonus_cents: 1_000 });
  expect((await ada.browser.send(createWithdrawal, withdrawal(5_500))).code).toBe('not_enough_money');
});

describe('a bonus', () => {
  it('is wagered by the game’s weight, shows the progress, and caps a round’s stake [GIFT-008b, GIFT-008d]', async () => {
    const ada = await newcomer();
    const id = await redeem(ada, 'FIRSTLIGHT');
    const gifts = (await ada.browser.send(call.getAllGifts)).json as ResponseOf<typeof call.getAllGifts>;
    expect(gifts.data.find((one) => one.id === id)).toMatchObject({
      max_stake_cents: 500,
      weights: { slots: 100, roulette: 10, instant: 25, cards: 5 },
      max_win_cents: 5_000,
    });
    const frame = await ada.play();
    expect(await round(ada.player, frame, onRed(550))).toBe('bonus_stake_too_high');
    expect(await round(ada.player, frame, onRed(500))).toBeNull();
    expect(await countedOf(ada.player)).toBe(50);
    const points = await database.selectFrom('bet_totals').select('bets').where('player_id', '=', ada.player).execute();
    expect(points.filter(({ bets }) => bets !== 0)).toEqual([{ bets: 14_900 }]);
  });

  it('keeps the terms of the day on which it was issued [GIFT-008b]', async () => {
    const ada = await newcomer();
    await redeem(ada, 'FIRSTLIGHT');
    await database
      .updateTable('gifts')
      .set({ weights: JSON.stringify({ slots: 100, roulette: 50 }), max_stake_cents: 1_000 })
      .where('player_id', '=', ada.player)
      .execute();
    expect(await round(ada.player, await ada.play(), onRed(800))).toBeNull();
    expect(await countedOf(ada.player)).toBe(400);
  });

  it('of a deposit is forfeited by a withdrawal, after the player agreed to it [GIFT-009a, GIFT-009b]', async () => {
    const ada = await newcomer();
    await depositWithCode(ada, 10_000);
    expect((await ada.browser.send(createWithdrawal, withdrawal(10_000))).code).toBe('bonus_would_be_lost');
    expect((await ada.browser.send(createWithdrawal, withdrawal(10_000, false))).code).toBe('bonus_would_be_lost');
    expect(await moneyOf(ada.player)).toMatchObject({ available_to_cashout_cents: 10_000, bonus_cents: 10_000 });
    expect((await ada.browser.send(createWithdrawal, withdrawal(10_000, true))).status).toBe(200);
    expect(await moneyOf(ada.player)).toMatchObject({ amount_cents: 0, bonus_cents: 0 });
    expect(await database.selectFrom('gifts').select('stage').where('player_id', '=', ada.player).execute()).toEqual([
      { stage: 'canceled' },
    ]);
  });

  it('that waits behind another is forfeited too if it’s from a deposit; other kinds stay [GIFT-009b]', async () => {
    const ada = await newcomer();
    await redeem(ada, 'FIRSTLIGHT');
    await depositWithCode(ada, 10_000);
    expect((await ada.browser.send(createWithdrawal, withdrawal(5_000))).code).toBe('bonus_would_be_lost');
    expect((await ada.browser.send(createWithdrawal, withdrawal(5_000, true))).status).toBe(200);
    const gifts = await database
      .selectFrom('gifts')
      .select(['type', 'stage'])
      .where('player_id', '=', ada.player)
      .orderBy('type')
      .execute();
    expect(gifts).toEqual([
      { type: 'bonus', stage: 'handle_bets' },
      { type: 'deposit', stage: 'canceled' },
    ]);
    expect((await ada.browser.send(createWithdrawal, withdrawal(5_000))).status).toBe(200);
  });

  it('is forfeited with its offer’s free spins, and no others [GIFT-009b]', async () => {
    const ada = await newcomer();
    await depositWithCode(ada, 10_000);
    const { group_key } = await database
      .selectFrom('gifts')
      .select('group_key')
      .where('player_id', '=', ada.player)
      .executeTakeFirstOrThrow();
    for (const key of [group_key, 'birthday']) {
      const spins = {
        type: 'freespins',
        kind: 'giftspin',
        group_key: key,
        currency: 'EUR',
        game: null,
        freespins_total: 10,
        source: `test:${key}`,
      } as const;
      await inTransaction(database, (transaction) => issueGift(transaction, ada.player, spins));
    }
    expect((await ada.browser.send(createWithdrawal, withdrawal(5_000, true))).status).toBe(200);
    const spins = await database
      .selectFrom('gifts')
      .select(['group_key', 'stage'])
      .where('player_id', '=', ada.player)
      .where('type', '=', 'freespins')
      .execute();
    expect(Object.fromEntries(spins.map((one) => [one.group_key, one.stage]))).toEqual({ [group_key]: 'canceled', birthday: 'issued' });
  });
});

it('rewards without a deposit are paid only after email confirmation [GIFT-010d]', async () => {
  const ada = await newcomer(false);
  await sql`select pay_gift(g, 3000) from gifts g where id = ${await redeem(ada, 'FIRSTLIGHT')}`.execute(database);
  expect((await ada.browser.send(createWithdrawal, withdrawal(3_000))).code).toBe('email_unconfirmed');
  await database.updateTable('players').set({ confirmed_at: new Date() }).where('id', '=', ada.player).execute();
  expect((await ada.browser.send(createWithdrawal, withdrawal(3_000))).status).toBe(200);
});
