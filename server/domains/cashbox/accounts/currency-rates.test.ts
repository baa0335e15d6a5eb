import { afterAll, beforeEach, expect, it } from 'vitest';
import * as calls from '#contract/calls/cashbox';
import { RateRefused } from '#rules/money/changed-rate';
import { balanceOf, reconcile } from '#server/database/ledger';
import { KnownCurrencies } from '#server/domains/games/catalogue/currencies';
import { act, newCashboxPlayer } from '#tests/support/cashbox';
import { ownServer } from '#tests/support/own-server';
import { signIn } from '#tests/support/signed-in';
import { listRates, setRates } from './currency-rates';
import { cashboxRoutes } from '../routes';

const server = ownServer([cashboxRoutes]);
const { database } = server;

const set = (rates: Record<string, string>, isFarAllowed = false) =>
  act(database, (transaction) => setRates(transaction, { rates: new Map(Object.entries(rates)), by: 'ada', isFarAllowed }));
const rateOf = async (currency: string) => (await listRates(database)).find((one) => one.currency === currency)!.eur_rate;
const noted = async () =>
  (
    await database
      .selectFrom('audit_log')
      .select('details')
      .where('actor', '=', 'ada')
      .where('kind', '=', 'currency_rate_changed')
      .orderBy('id')
      .execute()
  ).map(({ details }) => details);

beforeEach(async () => {
  await set({ BTC: '80000', USD: '0.86' }, true);
});

afterAll(async () => {
  await expect(reconcile(database, true)).resolves.toEqual([]);
});

it('sets exchange rates, and reports what changed [CASH-019]', async () => {
  await expect(set({ BTC: '81250.5', USD: '0.86' })).resolves.toEqual([{ currency: 'BTC', from: '80000', to: '81250.5' }]);
  expect((await noted()).at(-1)).toEqual({ currency: 'BTC', from: '80000', to: '81250.5' });
  const player = await newCashboxPlayer(database);
  const browser = await signIn(server.app, database, player);
  const { json } = (await browser.send(calls.getCryptoExchangeRates)) as {
    json: { data: { currency: string; rates: Record<string, number> }[]; changed_at: string };
  };
  expect(json.data.find(({ currency }) => currency === 'BTC')!.rates.EUR).toBe(81_250.5);
  expect(Date.now() - Date.parse(json.changed_at)).toBeLessThan(60_000);
});

it('converts with the new rate in the rules and in SQL, and doesn’t change balances', async () => {
  const player = await newCashboxPlayer(database);
  const before = await balanceOf(database, player, 'EUR');
  await set({ USD: '0.9' });
  const { rows } = await database.pool.query<{ cents: string }>("select eur_cents('USD', 1000) as cents");
  expect(Number(rows[0]!.cents)).toBe(900);
  expect((await new KnownCurrencies(database).at(0)).get('USD')).toEqual({ subunits: 100, eurRate: '0.9' });
  expect(await balanceOf(database, player, 'EUR')).toEqual(before);
});

it('applies all or none', async () => {
  const notes = (await noted()).length;
  await expect(set({ BTC: '81000', USD: '8.6' })).rejects.toThrow(RateRefused);
  await expect(set({ BTC: '81000', XXX: '1' })).rejects.toThrow(/XXX: unknown currency/);
  expect(await rateOf('BTC')).toBe('80000');
  expect(await noted()).toHaveLength(notes);
  await set({ BTC: '81000', USD: '8.6' }, true);
  expect([await rateOf('BTC'), await rateOf('USD')]).toEqual(['81000', '8.6']);
});
