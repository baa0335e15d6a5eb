import type { ResponseOf } from '#contract/call';
import type { getCryptoExchangeRates, getCurrencies } from '#contract/calls/cashbox/info';
import { currencies, type Currency, currencyOf } from '#rules/money/currencies';
import type { Queries } from '#server/database/connection';
import type { Configs } from '../../config/configs';
import { readRatesOnly } from './currency-rates-store';

/** The currencies in which operators allow accounts (CASH-002). */
export async function offeredCurrencies(configs: Configs): Promise<ResponseOf<typeof getCurrencies>> {
  const { enabled } = await configs.get('currency-config');
  return { data: presented(enabled.flatMap((code) => currencyOf(code) ?? []).filter(({ enabled: isOn }) => isOn)) };
}

const presented = (known: readonly Currency[]) => known.map(({ code, fiat, subunits_to_unit }) => ({ code, fiat, subunits_to_unit }));

/** The value of one unit of each crypto currency in each fiat currency (CASH-019). */
export async function cryptoRates(queries: Queries): Promise<ResponseOf<typeof getCryptoExchangeRates>> {
  const rows = await readRatesOnly(queries);
  const worth = new Map(rows.map(({ currency, eur_rate: rate }) => [currency, Number(rate)]));
  const enabled = presented(currencies.filter(({ enabled: isOn }) => isOn)).filter(({ code }) => worth.has(code));
  const fiat = enabled.filter((one) => one.fiat);
  const data = enabled
    .filter((one) => !one.fiat)
    .map(({ code }) => ({
      currency: code,
      rates: Object.fromEntries(fiat.map((one) => [one.code, worth.get(code)! / worth.get(one.code)!])),
    }));
  const changedAt = Math.max(...rows.map(({ changed_at: at }) => at.getTime()));
  return { data, changed_at: new Date(changedAt).toISOString() };
}
