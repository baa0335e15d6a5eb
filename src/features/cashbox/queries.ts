import type { ResponseOf } from '#contract/call';
import { getAccounts } from '#contract/calls/cashbox/accounts';
import { getPayment, getPayments } from '#contract/calls/cashbox/history';
import { getCryptoExchangeRates, getCurrencies } from '#contract/calls/cashbox/info';
import { getSavedMethods } from '#contract/calls/cashbox/saved-methods';
import { getPayoutOrder } from '#contract/calls/cashbox/withdrawals';
import { getDepositQuestion, getDepositRoom, getLimits } from '#contract/calls/limits';
import { queryOf } from '../../platform/api/query';

/** The player's balance accounts, the active one first. */
export const accountsQuery = () => queryOf(getAccounts, {});

/** The currencies in which accounts can be opened. */
export const currenciesQuery = () => queryOf(getCurrencies, {});

/** The exchange rates of crypto. */
export const cryptoRatesQuery = () => queryOf(getCryptoExchangeRates, {});

/** Deposits and withdrawals, the latest first. */
export const paymentsQuery = () => queryOf(getPayments, {});

/** Saved cards and accounts, the default first. */
export const savedMethodsQuery = () => queryOf(getSavedMethods, {});

/** The tightest deposit limit in a currency; every deposit changes it. */
export const depositRoomQuery = (currency: string) => ({ ...queryOf(getDepositRoom, { query: { currency } }), staleTime: 0 });

/** Where withdrawals in a currency have to go first; every payment changes it. */
export const payoutOrderQuery = (currency: string) => ({ ...queryOf(getPayoutOrder, { query: { currency } }), staleTime: 0 });

/** Whether the player is to be asked for a deposit limit; each answer and each deposit changes it. */
export const depositQuestionQuery = () => ({ ...queryOf(getDepositQuestion, {}), staleTime: 0 });

/** Whether the player has set a deposit limit. */
export const hasDepositLimitQuery = () => ({
  ...queryOf(getLimits, {}),
  select: ({ data }: ResponseOf<typeof getLimits>) => data.some(({ type }) => type === 'deposit'),
});

/** One payment with its timeline. */
export const paymentQuery = (id: string) => queryOf(getPayment, { params: { id } });
