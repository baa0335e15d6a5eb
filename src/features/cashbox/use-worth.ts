import { useQuery } from '@tanstack/react-query';
import { cryptoWorth } from '#rules/cashbox/crypto';
import { isCrypto } from '#rules/money/crypto';
import { DEFAULT_CURRENCY } from '#rules/money/currencies';
import { useFormat } from '../../platform/i18n';
import { cryptoRatesQuery } from './queries';

/** What an amount of crypto is worth in euros, as text (CASH-019); null for fiat, and while no rate is known. */
export function useWorth(currency: string, amountCents: number | null): string | null {
  const { money } = useFormat();
  const rates = useQuery({ ...cryptoRatesQuery(), enabled: isCrypto(currency) }).data?.data;
  const rate = rates?.find((one) => one.currency === currency)?.rates[DEFAULT_CURRENCY];
  if (rate === undefined || amountCents === null) return null;
  return money(cryptoWorth(amountCents, currency, DEFAULT_CURRENCY, rate), DEFAULT_CURRENCY);
}
