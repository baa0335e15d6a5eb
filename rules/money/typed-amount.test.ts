import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from './currencies';
import { parseTypedAmount, typedAmount, unclearThousands, unitName } from './typed-amount';

describe('a typed amount', () => {
  it('accepts point and comma, and the currency’s decimals', () => {
    expect(parseTypedAmount('50', 'EUR', '.')).toBe(5000);
    expect(parseTypedAmount('50,5', 'EUR', '.')).toBe(5050);
    expect(parseTypedAmount(' 1 250.25 ', 'EUR', '.')).toBe(125_025);
    expect(parseTypedAmount('50.5000', 'EUR', '.')).toBe(5050);
    expect(parseTypedAmount('50.', 'EUR', '.')).toBe(5000);
  });

  it('refuses ambiguous amounts', () => {
    for (const text of [
      '',
      'x',
      '-5',
      '1e3',
      '1.000.00',
      '0,001',
      '0.001',
      '1000,000.5',
      '1,0000,000',
      '1,2,3',
      '.5',
      '99999999999999999999',
    ])
      expect(parseTypedAmount(text, 'EUR', '.')).toBeNull();
    expect(parseTypedAmount('50.5', 'JPY', '.')).toBeNull();
  });

  it.each([
    ['1,000', '1.000', 'EUR', 100_000],
    ['75,555', '75.555', 'EUR', 7_555_500],
    ['1,000', '1.000', 'JPY', 1000],
  ])(
    'is refused with one group of three digits after the decimal sign, and may be thousands after the other: %s, %s %s',
    (comma, point, currency, thousands) => {
      expect(parseTypedAmount(comma, currency, '.')).toBe(thousands);
      expect(parseTypedAmount(point, currency, ',')).toBe(thousands);
      expect([parseTypedAmount(point, currency, '.'), unclearThousands(point, currency, '.')]).toEqual([null, thousands]);
      expect([parseTypedAmount(comma, currency, ','), unclearThousands(` ${comma}`, currency, ',')]).toEqual([null, thousands]);
      expect([unclearThousands(comma, currency, '.'), unclearThousands(point, currency, ',')]).toEqual([null, null]);
    },
  );

  it('is unclear with neither two groups, nor four digits, nor decimals of its currency', () => {
    for (const text of ['1.234.567', '50.5000', '0.001', '50.50', '1000', 'x']) expect(unclearThousands(text, 'EUR', '.')).toBeNull();
    expect(unclearThousands('1.234', 'ETH', '.')).toBeNull();
  });

  it.each([
    ['1,234.56', 'EUR', 123_456],
    ['1.234,56', 'EUR', 123_456],
    ['1.234.567', 'EUR', 123_456_700],
    ["1'250.50", 'EUR', 125_050],
    ['0,125', 'ETH', 125_000],
    ['1,250.5', 'ETH', 1_250_500_000],
    ['1.234', 'ETH', 1_234_000],
    ['1,234', 'ETH', null],
  ])('reads groups of three digits as thousands, never as cents: %s %s', (text, currency, expected) => {
    for (const sign of ['.', ','] as const) expect(parseTypedAmount(text, currency, sign)).toBe(expected);
  });

  it('is in the display unit [CASH-003a, CASH-003b]', () => {
    expect(parseTypedAmount('100', 'BTC', '.')).toBe(10_000);
    expect(parseTypedAmount('10', 'ETH', '.')).toBe(10_000_000);
    expect(parseTypedAmount('10', 'LTC', '.')).toBe(1_000_000);
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
        for (const sign of ['.', ','] as const) expect(parseTypedAmount(typedAmount(amount, currency), currency, sign)).toBe(amount);
      }),
    );
  });
});
