import { describe, expect, it } from 'vitest';
import { openAccount } from '#contract/calls/cashbox/accounts';
import { createDeposit } from '#contract/calls/cashbox/deposits';
import { getMethods } from '#contract/calls/cashbox/methods';
import * as call from '#contract/calls/cashbox/saved-methods';
import { createWithdrawal, getPayoutOrder, type PayoutOrder } from '#contract/calls/cashbox/withdrawals';
import type { PaymentProgress } from '#contract/fields/payment';
import type { SavedMethod } from '#contract/fields/payment-method';
import { configsOf } from '#server/domains/config/configs';
import { setConfig } from '#server/domains/config/store';
import { newCashboxPlayer } from '#tests/support/cashbox';
import { ownServer } from '#tests/support/own-server';
import type { TestBrowser } from '#tests/support/platform';
import { signIn } from '#tests/support/signed-in';
import { cashboxRoutes } from '../routes';

const server = ownServer([cashboxRoutes]);
const { database, platform } = server;

const visaCredit = '4242 4242 4242 4242';
const visaDebit = '4000 0566 5566 5556';
const bank = { iban: 'DE89 3704 0044 0532 0130 00', holder: 'Ada Orbit' };

function token(number: string, expiry = '12/39', holder = 'Ada Orbit'): string {
  return platform.payments.tokenize!({ number, expiry, security_code: '123', holder }, platform.clock.now()).token;
}

async function someone(changes: object = {}) {
  const player = await newCashboxPlayer(database);
  await database
    .updateTable('players')
    .set({ license_name: 'curacao', ...changes })
    .where('id', '=', player)
    .execute();
  const browser = await signIn(server.app, database, player);
  const deposit = (fields: object, method = 'card', amount_cents = 5000) =>
    browser.send(createDeposit, { body: { method, amount_cents, currency: 'EUR', fields } });
  const withdraw = (method: string, fields: object) =>
    browser.send(createWithdrawal, { body: { method, amount_cents: 3000, currency: 'EUR', fields, forfeits_bonus: true } });
  return { player, browser, deposit, withdraw };
}

const saved = async (browser: TestBrowser) => ((await browser.send(call.getSavedMethods)).json as { data: SavedMethod[] }).data;
const stateOf = ({ json }: { json: unknown }) => (json as PaymentProgress).payment?.state;

describe('saved methods', () => {
  it('are listed, the default first; the newest choice is the only default [CASH-007b]', async () => {
    const { browser, deposit } = await someone();
    await deposit({ token: token(visaCredit), save: true });
    platform.clock.pass(1000);
    await deposit({ token: token(visaDebit), save: true });
    await deposit({ token: token('5555 5555 5555 4444') });
    expect((await saved(browser)).map(({ title, is_default }) => [title, is_default])).toEqual([
      ['•••• 5556', false],
      ['•••• 4242', false],
    ]);
    const credit = (await saved(browser))[1]!;
    const debit = (await saved(browser))[0]!;
    await browser.send(call.setDefaultMethod, { params: { id: debit.id } });
    expect((await browser.send(call.setDefaultMethod, { params: { id: credit.id } })).json).toMatchObject({
      data: [
        { title: '•••• 4242', is_default: true },
        { title: '•••• 5556', is_default: false },
      ],
    });
    const { methods } = (await browser.send(getMethods, { query: { currency: 'EUR', action: 'deposit' } })).json as {
      methods: { id: string; savedProfiles: { title: string; is_default: boolean }[] }[];
    };
    expect(methods.find(({ id }) => id === 'card')!.savedProfiles.map(({ title }) => title)).toEqual(['•••• 4242', '•••• 5556']);
  });

  it('can be removed by their player, are unusable then, and can be restored within ten minutes', async () => {
    const { browser, deposit } = await someone();
    await deposit({ token: token(visaCredit), save: true });
    const { id } = (await saved(browser))[0]!;
    const stranger = await someone();
    expect((await stranger.browser.send(call.removeSavedMethod, { params: { id } })).code).toBe('saved_method_not_found');
    expect((await stranger.browser.send(call.setDefaultMethod, { params: { id } })).code).toBe('saved_method_not_found');
    expect(await saved(browser)).toHaveLength(1);
    await browser.send(call.setDefaultMethod, { params: { id } });
    expect((await browser.send(call.removeSavedMethod, { params: { id } })).json).toEqual({ data: [] });
    expect((await deposit({ profile: id })).code).toBe('method_not_found');
    expect((await browser.send(call.setDefaultMethod, { params: { id } })).code).toBe('saved_method_not_found');
    platform.clock.pass(10 * 60_000 - 1_000);
    expect((await browser.send(call.restoreSavedMethod, { params: { id } })).json).toMatchObject({ data: [{ id, is_default: true }] });
    expect(stateOf(await deposit({ profile: id }))).toBe('succeeded');
    await browser.send(call.removeSavedMethod, { params: { id } });
    await browser.send(call.removeSavedMethod, { params: { id } });
    platform.clock.pass(10 * 60_000 + 1);
    expect((await browser.send(call.restoreSavedMethod, { params: { id } })).code).toBe('saved_method_not_found');
    await deposit({ token: token(visaCredit), save: true });
    expect(await saved(browser)).toMatchObject([{ id }]);
  });

  it('that have expired or are blocked are marked, and refused with a stable code [FORM-011b]', async () => {
    const { browser, deposit, player } = await someone();
    const today = platform.clock.now();
    const thisMonth = today.toISOString().replace(/^..(..)-(..).*/, '$2/$1');
    await deposit({ token: token(visaCredit, thisMonth), save: true });
    const { id } = (await saved(browser))[0]!;
    await setConfig(database, 'blocked-cards', { bins: ['424242'] });
    configsOf(platform).forget();
    expect((await saved(browser))[0]).toMatchObject({ problem: 'card_not_accepted' });
    expect((await deposit({ profile: id })).code).toBe('card_not_accepted');
    platform.clock.set(new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1)));
    const again = await signIn(server.app, database, player);
    expect((await saved(again))[0]).toMatchObject({ problem: 'card_expired' });
    platform.clock.set(today);
    await setConfig(database, 'blocked-cards', { bins: [] });
    configsOf(platform).forget();
  });
});

it('a card in another name pays nothing in', async () => {
  const { deposit } = await someone();
  expect((await deposit({ token: token(visaDebit, '12/39', 'Somebody Else') })).code).toBe('card_not_yours');
  expect(stateOf(await deposit({ token: token(visaDebit, '12/39', 'MRS A ORBIT') }))).toBe('succeeded');
});

it.each([
  ['Maria Magdalena', 'von Hohenstein-Wittelsbach'],
  ['Александра-Екатерина Константиновна', 'Преображенская-Воскресенская'],
  ['Wolfeschlegelsteinhausenbergerdorff', 'W'.repeat(80)],
])('a player whose name is as long as %s %s pays in by a card in that name', async (first_name, last_name) => {
  const { deposit } = await someone({ first_name, last_name });
  expect(stateOf(await deposit({ token: token(visaDebit, '12/39', `${first_name} ${last_name}`) }))).toBe('succeeded');
});

describe('a licence that allows no credit cards and no crypto', () => {
  it('accepts a debit card, refuses typed and saved credit cards, and offers no crypto', async () => {
    const { browser, deposit, player } = await someone();
    await deposit({ token: token('5555 5555 5555 4444'), save: true });
    await database
      .updateTable('players')
      .set({ license_name: 'AU', deposit_limit_declined_at: platform.clock.now() })
      .where('id', '=', player)
      .execute();
    const { id } = (await saved(browser))[0]!;
    expect((await saved(browser))[0]).toMatchObject({ problem: 'credit_card_not_allowed' });
    expect((await deposit({ profile: id })).code).toBe('credit_card_not_allowed');
    expect((await deposit({ token: token('5555 5555 5555 4444') })).code).toBe('credit_card_not_allowed');
    expect(stateOf(await deposit({ token: token(visaDebit) }))).toBe('succeeded');
    expect((await browser.send(openAccount, { body: { currency: 'BTC' } })).code).toBe('currency_not_supported');
    const { methods, fields } = (await browser.send(getMethods, { query: { currency: 'BTC', action: 'deposit' } })).json as {
      methods: unknown[];
      fields: Record<string, unknown>;
    };
    expect([methods, fields]).toEqual([[], {}]);
    const crypto = { method: 'crypto_btc', amount_cents: 50_000, currency: 'BTC', fields: {} };
    expect((await browser.send(createDeposit, { body: crypto })).code).toBe('method_not_found');
  });
});

it('a deposit requires accepting changed terms, a withdrawal doesn’t [AUTH-019a]', async () => {
  const { deposit, withdraw } = await someone({ terms_version: '0', terms_accepted_at: new Date(0) });
  const card = token(visaDebit);
  expect((await deposit({ token: card })).code).toBe('terms_required');
  expect((await withdraw('bank', bank)).code).toBe('not_enough_money');
});

describe('a withdrawal', () => {
  it('goes back to the card of the deposit before it can go to a bank', async () => {
    const { deposit, withdraw } = await someone();
    const card = token(visaDebit);
    await deposit({ token: card }, 'card', 3000);
    expect((await withdraw('bank', bank)).code).toBe('payout_source_first');
    expect(stateOf(await withdraw('card', { token: card }))).toBe('pending');
    await deposit({ holder: 'Ada Orbit' }, 'sofort');
    expect((await withdraw('bank', bank)).code).toBe('not_enough_money');
  });

  it('is preceded by what has to go back first, and to which card, exactly as it’s then refused', async () => {
    const { browser, deposit, withdraw } = await someone();
    const order = async () => (await browser.send(getPayoutOrder, { query: { currency: 'EUR' } })).json as PayoutOrder;
    expect(await order()).toEqual({ first: [], unproven: ['card', 'orbit_wallet'] });
    expect((await withdraw('card', { token: token(visaDebit) })).code).toBe('instrument_not_proven');
    await deposit({ token: token(visaCredit), save: true });
    platform.clock.pass(1000);
    await deposit({ token: token(visaDebit), save: true }, 'card', 3000);
    const [debit, credit] = await saved(browser);
    const source = { method: 'card', brand: 'visa' };
    const first = [
      { ...source, title: '•••• 4242', rest_cents: 5000, profiles: [credit!.id] },
      { ...source, title: '•••• 5556', rest_cents: 3000, profiles: [debit!.id] },
    ];
    expect(await order()).toEqual({ first, unproven: ['orbit_wallet'] });
    expect((await withdraw('bank', bank)).code).toBe('payout_source_first');
    expect(stateOf(await withdraw('card', { profile: debit!.id }))).toBe('pending');
    expect((await order()).first).toEqual([first[0]]);
    expect((await withdraw('card', { profile: debit!.id })).code).toBe('payout_source_first');
    expect(stateOf(await withdraw('card', { profile: credit!.id }))).toBe('pending');
    expect((await order()).first).toEqual([{ ...first[0], rest_cents: 2000 }]);
  });

  it('doesn’t go back to a card that has expired meanwhile', async () => {
    const { deposit, withdraw, player } = await someone();
    await deposit({ token: token(visaDebit) });
    expect((await withdraw('bank', bank)).code).toBe('payout_source_first');
    const fields = JSON.stringify({ token: token(visaDebit, '01/20') });
    await database.updateTable('payments').set({ fields }).where('player_id', '=', player).execute();
    expect(stateOf(await withdraw('bank', bank))).toBe('pending');
  });
});
