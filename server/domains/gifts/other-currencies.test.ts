import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import * as call from '#contract/calls/gifts';
import type { Gift } from '#contract/fields/gift';
import { inTransaction } from '#server/database/connection';
import { balanceOf, creditDeposit } from '#server/database/ledger';
import { ownServer } from '#tests/support/own-server';
import { signedIn } from '#tests/support/signed-in';
import { rewardTerms } from '../config/defaults/rewards.data';
import { issueGift, type NewGift } from './give';
import { onDeposit, onRegistration } from './offers';
import { giftRoutes } from './routes';

const server = ownServer([giftRoutes]);
const { database, platform } = server;

/** The dollar cents of an offer's euro cents, at the rate below: rounded to a sum that one would choose. */
const dollars = new Map([
  [500, 580],
  [700, 810],
  [2_000, 2_300],
  [4_000, 4_600],
  [5_000, 5_800],
]);
const inDollars = (eurCents: number) => dollars.get(eurCents) ?? Number.NaN;

beforeAll(async () => {
  await database.updateTable('currency_rates').set({ eur_rate: '0.8671' }).where('currency', '=', 'USD').execute();
});

const money: Omit<NewGift, 'source'> = { type: 'bonus', kind: 'cash', group_key: 'test', currency: 'EUR', amount_cents: 1000, wager: 3 };

describe('bonuses in two currencies', () => {
  /** Activated gifts in these currencies, one after the other. */
  async function activated(currencies: readonly string[]) {
    const { browser, player } = await signedIn(server.app, database);
    const ids: string[] = [];
    for (const currency of currencies) {
      const id = await inTransaction(database, (transaction) =>
        issueGift(transaction, player, { ...money, currency, source: randomUUID() }),
      );
      await browser.send(call.activateBonus, { params: { id: id! } });
      ids.push(id!);
    }
    const stages = async () => {
      const rows = await database.selectFrom('gifts').select(['id', 'stage']).where('player_id', '=', player).execute();
      return ids.map((id) => rows.find((row) => row.id === id)!.stage);
    };
    return { browser, player, ids, stages };
  }

  it('are wagered in parallel; only a gift of the same currency waits', async () => {
    const { player, stages } = await activated(['EUR', 'USD', 'USD']);
    expect(await stages()).toEqual(['handle_bets', 'handle_bets', 'wait']);
    expect((await balanceOf(database, player, 'USD')).bonus_cents).toBe(1000);
  });

  it('are started one after the other per currency', async () => {
    const { browser, ids, stages } = await activated(['EUR', 'EUR', 'USD', 'USD']);
    await browser.send(call.cancelBonus, { params: { id: ids[2]! } });
    expect(await stages()).toEqual(['handle_bets', 'wait', 'canceled', 'handle_bets']);
  });
});

describe('a player with dollars', () => {
  it('gets a coupon’s euros in dollars, with the highest win of a gift without a deposit [GIFT-004b]', async () => {
    const gift = { type: 'bonus', kind: 'cash', amount_cents: 500, wager: 2 };
    await database
      .insertInto('promo_codes')
      .values({
        code: 'ABROAD',
        kind: 'coupon',
        title: JSON.stringify({ en: 'x' }),
        gift: JSON.stringify(gift),
        url: null,
        quota: null,
        valid_until: null,
      })
      .execute();
    const { browser } = await signedIn(server.app, database, { currency: 'USD' });
    const { gift: given } = (await browser.send(call.useCoupon, { body: { coupon_code: 'ABROAD' } })).json as { gift: Gift };
    expect(given).toMatchObject({
      currency: 'USD',
      amount_cents: inDollars(500),
      max_win_cents: inDollars(rewardTerms.no_deposit_max_win_eur_cents),
    });
  });

  const offer = { title: JSON.stringify({ en: 'x' }), code: null, game: null, wager: 10, tier: null };

  it('gets a deposit offer up to its maximum in dollars, from its minimum in dollars on', async () => {
    const terms = { percent: 100, max_eur_cents: 4000, min_eur_cents: 2000 };
    await database
      .insertInto('bonus_offers')
      .values({ ...offer, ...terms, key: 'abroad', kind: 'deposit', code: 'ABROAD' })
      .execute();
    const { browser, player } = await signedIn(server.app, database, { currency: 'USD' });
    const shown = (await browser.send(call.setBonusCode, { body: { deposit_bonus_code: 'ABROAD' } })).json as { offer: object };
    expect(shown.offer).toMatchObject({ currency: 'USD', max_cents: inDollars(4000), min_deposit_cents: inDollars(2000) });
    const deposit = async (amount: number) => {
      await creditDeposit(database, { reference: randomUUID(), player, currency: 'USD', amount });
      const paid = { player_id: player, currency: 'USD', amount_cents: amount };
      await inTransaction(database, (transaction) => onDeposit(transaction, paid, platform.clock.now()));
      return (await balanceOf(database, player, 'USD')).bonus_cents;
    };
    expect(await deposit(inDollars(2000) - 1)).toBe(0);
    expect(await deposit(100_000)).toBe(inDollars(4000));
  });

  it('gets a registration offer’s euros in dollars, with the highest win of a gift without a deposit', async () => {
    await database
      .insertInto('bonus_offers')
      .values([
        { ...offer, key: 'arrival', kind: 'registration', amount_eur_cents: 700 },
        { ...offer, key: 'by-code', kind: 'registration', amount_eur_cents: 900, code: 'ONLY' },
      ])
      .execute();
    const { player } = await signedIn(server.app, database, { currency: 'USD' });
    await inTransaction(database, (transaction) => onRegistration(transaction, player, 'USD', platform.clock.now()));
    const gifts = await database.selectFrom('gifts').select(['amount_cents', 'max_win_cents']).where('player_id', '=', player).execute();
    expect(gifts).toEqual([{ amount_cents: inDollars(700), max_win_cents: inDollars(rewardTerms.no_deposit_max_win_eur_cents) }]);
  });
});
