import { expect, it } from 'vitest';
import type { PaymentAction } from '#contract/fields/payment';
import { type PaymentMark, paymentMarks } from '#rules/content/footer';
import { currencies } from '#rules/money/currencies';
import { offeredMethods } from './catalogue';

const idsOf = (currency: string, action: PaymentAction = 'deposit') =>
  offeredMethods(currency, currencies.find(({ code }) => code === currency)!.subunits_to_unit, action).map(({ id }) => id);

it('every payment logo of the footer belongs to a method that the cashbox offers', () => {
  const offered = new Set(currencies.flatMap(({ code, enabled }) => (enabled ? [...idsOf(code), ...idsOf(code, 'cashout')] : [])));
  const methods: Record<PaymentMark, string> = {
    visa: 'card',
    mastercard: 'card',
    neosurf: 'neosurf',
    sepa: 'bank',
    interac: 'interac',
    bitcoin: 'crypto_btc',
    ethereum: 'crypto_eth',
    litecoin: 'crypto_ltc',
    tether: 'crypto_usdt',
  };
  expect(paymentMarks.filter((mark) => !offered.has(methods[mark]))).toEqual([]);
});

it('Interac pays in and out in Canadian dollars only; Neosurf only pays in, and where a bank transfer can pay out', () => {
  for (const { code } of currencies) {
    const isCanadian = code === 'CAD';
    expect([idsOf(code).includes('interac'), idsOf(code, 'cashout').includes('interac')]).toEqual([isCanadian, isCanadian]);
    expect(idsOf(code, 'cashout')).not.toContain('neosurf');
  }
  const withNeosurf = currencies.filter(({ code }) => idsOf(code).includes('neosurf')).map(({ code }) => code);
  expect(withNeosurf).toEqual(['EUR', 'NOK']);
  expect(withNeosurf.every((code) => idsOf(code, 'cashout').includes('bank'))).toBe(true);
});
