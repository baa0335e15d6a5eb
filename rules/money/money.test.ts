import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from './currencies';
import { formatMoney, formatWholeMoney } from './format';
import { convert, type Rates } from './money';
import { parseTypedAmount, typedAmount } from './typed-amount';
import { UnknownCurrency } from './unknown-currency';

const codes = fc.constantFrom(...currencies.map(({ code }) => code));
const amounts = fc.integer({ min: 0, max: 10 ** 12 });
const rate = fc
  .tuple(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 0, max: 6 }))
  .map(([digits, places]) => (digits / 10 ** places).toFixed(places));
const ratesOf = (byCode: Record<string, string>): Rates =>
  new Map(
    Object.entries(byCode).map(([code, eurRate]) => [
      code,
      { subunits: currencies.find((one) => one.code === code)!.subunits_to_unit, eurRate },
    ]),
  );
const rates: fc.Arbitrary<Rates> = fc.record(Object.fromEntries(currencies.map(({ code }) => [code, rate]))).map(ratesOf);

/** Converts there and back; null if an intermediate amount wouldn't be exact. */
function orNull<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

describe('convert', () => {
  const known = ratesOf({ EUR: '1', AUD: '0.56', JPY: '0.0056', BTC: '80000', ETH: '2600.5' });

  it('converts between the minor units of both', () => {
    expect(convert(100, 'EUR', 'JPY', known)).toBe(178);
    expect(convert(1, 'BTC', 'EUR', known)).toBe(0);
    expect(convert(100_000_000, 'BTC', 'EUR', known)).toBe(8_000_000);
    expect(convert(1_000_000_000, 'ETH', 'EUR', known)).toBe(260_050);
  });

  it('is exact where floating point would be a cent off', () => {
    expect([700, 1400, 3500].map((cents) => convert(cents, 'EUR', 'AUD', known))).toEqual([1250, 2500, 6250]);
  });

  it('rounds up only on request, and in the same direction below zero', () => {
    expect(convert(100, 'EUR', 'JPY', known, 'up')).toBe(179);
    expect([convert(-100, 'EUR', 'JPY', known), convert(-100, 'EUR', 'JPY', known, 'up')]).toEqual([-179, -178]);
    expect(convert(700, 'EUR', 'AUD', known, 'up')).toBe(1250);
  });

  it('never gains by converting there and back, by any route', () => {
    fc.assert(
      fc.property(rates, codes, codes, codes, fc.integer({ min: 0, max: 10 ** 5 }), (all, first, second, third, amount) => {
        const way = [first, second, third, first];
        const back = orNull(() => way.slice(1).reduce((sum, code, at) => convert(sum, way[at]!, code, all), amount));
        expect(back ?? 0).toBeLessThanOrEqual(amount);
      }),
    );
  });

  it('leaves an amount of the same currency as it is', () => {
    fc.assert(
      fc.property(rates, codes, amounts, (all, currency, amount) => {
        expect(convert(amount, currency, currency, all)).toBe(amount);
        expect(convert(amount, currency, currency, all, 'up')).toBe(amount);
      }),
    );
  });

  it('refuses a missing or invalid rate', () => {
    for (const wrong of [{ EUR: '1' }, { EUR: '1', USD: '0' }, { EUR: '1', USD: '-1' }, { EUR: '1', USD: '1e3' }]) {
      expect(() => convert(100, 'EUR', 'USD', ratesOf(wrong as Record<string, string>))).toThrow(UnknownCurrency);
    }
  });

  it('refuses an amount that isn’t whole, and a result that wouldn’t be', () => {
    for (const amount of [0.5, Number.NaN, Infinity, 2 ** 53]) expect(() => convert(amount, 'EUR', 'JPY', known)).toThrow(RangeError);
    expect(() => convert(2 ** 53, 'JPY', 'EUR', known)).toThrow(RangeError);
    expect(() => convert(Number.MAX_SAFE_INTEGER, 'EUR', 'JPY', known)).toThrow(RangeError);
  });
});

it('a round prize has no cents, and any other shows them [LOC-003a]', () => {
  expect([formatWholeMoney(100_000, 'EUR', 'en'), formatWholeMoney(100_050, 'EUR', 'en'), formatWholeMoney(500, 'JPY', 'en')]).toEqual([
    '€1,000',
    '€1,000.50',
    '¥500',
  ]);
  expect(formatWholeMoney(100_000_000, 'BTC', 'en')).toBe(formatMoney(100_000_000, 'BTC', 'en'));
});

it('an amount in an unknown currency is neither formatted nor parsed, instead of counting as euros', () => {
  for (const use of [
    () => formatMoney(1, 'XXX', 'en'),
    () => formatWholeMoney(1, 'XXX', 'en'),
    () => parseTypedAmount('1', 'XXX', '.'),
    () => typedAmount(1, 'XXX'),
  ]) {
    expect(use).toThrow(UnknownCurrency);
  }
  expect(new UnknownCurrency('XXX')).toMatchObject({ code: 'currency_not_supported', message: 'There is no currency XXX' });
});
