import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from './currencies';
import { parseTypedAmount, typedAmount, unitName } from './typed-amount';

describe('a typed amount', () => {
  it('accepts point and comma, and the currency’s decimals', () => {
    expect(parseTypedAmount('50', 'EUR')).toBe(5000);
    expect(parseTypedAmount('50,5', 'EUR')).toBe(5050);
    expect(parseTypedAmount(' 1 250.25 ', 'EUR')).toBe(125_025);
    expect(parseTypedAmount('50.500', 'EUR')).toBe(5050);
    expect(parseTypedAmount('50.', 'EUR')).toBe(5000);
  });

  it('refuses ambiguous amounts', () => {
    for (const text of ['', 'x', '-5', '1e3', '1.000.000', '0.001', '1,2,3', '.5', '99999999999999999999'])
      expect(parseTypedAmount(text, 'EUR')).toBeNull();
    expect(parseTypedAmount('50.5', 'JPY')).toBeNull();
  });

  it('is in the display unit [CASH-003a, CASH-003b]', () => {
    expect(parseTypedAmount('100', 'BTC')).toBe(10_000);
    expect(parseTypedAmount('10', 'ETH')).toBe(10_000_000);
    expect(parseTypedAmount('10', 'LTC')).toBe(1_000_000);
    expect(typedAmount(10_050, 'BTC')).toBe('100.5');
    expect(['BTC', 'ETH', 'LTC', 'EUR', 'XXX'].map(unitName)).toEqual(['µBTC', 'mETH', 'mLTC', 'EUR', 'XXX']);
  });

  it('shows in a field without trailing zeros', () => {
    expect([5000, 5010, 5001, 0].map((cents) => typedAmount(cents, 'EUR'))).toEqual(['50', '50.1', '50.01', '0']);
    expect([typedAmount(500, 'JPY'), typedAmount(100_000_000, 'ETH')]).toEqual(['500', '100']);
  });

  it('survives a round trip', () => {
    const amounts = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(fc.constantFrom(...currencies.map(({ code }) => code)), amounts, (currency, amount) => {
        expect(parseTypedAmount(typedAmount(amount, currency), currency)).toBe(amount);
      }),
    );
  });
});
