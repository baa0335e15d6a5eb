import { useQuery } from '@tanstack/react-query';
import { isCrypto } from '#rules/money/crypto';
import { DEFAULT_CURRENCY, subunitsOf } from '#rules/money/currencies';
import { convert } from '#rules/money/money';
import { useFormat } from '../../../platform/i18n';
import { cryptoRatesQuery } from '../queries';

/** The number of decimals of a rate in the call. */
const RATE_DIGITS = 12;

/** The worth of a crypto amount in euros, as text (CASH-019); null for fiat, and while no rate is known. */
export function useWorth(currency: string, amountCents: number | null): string | null {
  const { money } = useFormat();
  const rates = useQuery({ ...cryptoRatesQuery(), enabled: isCrypto(currency) }).data?.data;
  const rate = rates?.find((one) => one.currency === currency)?.rates[DEFAULT_CURRENCY];
  if (rate === undefined || amountCents === null) return null;
  const known = new Map([
    [currency, { subunits: subunitsOf(currency), eurRate: rate.toFixed(RATE_DIGITS) }],
    [DEFAULT_CURRENCY, { subunits: subunitsOf(DEFAULT_CURRENCY), eurRate: '1' }],
  ]);
  return money(convert(amountCents, currency, DEFAULT_CURRENCY, known), DEFAULT_CURRENCY);
}
