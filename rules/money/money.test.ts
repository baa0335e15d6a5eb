import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from './currencies';
import { convert, money, type Rates } from './money';

const codes = fc.constantFrom(...currencies.map(({ code }) => code));
const amounts = fc.integer({ min: 0, max: 10 ** 12 });
const rate = fc.tuple(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 0, max: 6 })).map(
  ([digits, places]) => (digits / 10 ** places).toFixed(places),
);
const rates: fc.Arbitrary<Rates> = fc.record(Object.fromEntries(currencies.map(({ code }) => [code, rate])));

/** An amount on the way that would not be exact is refused rather than rounded. */
function orNull<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

describe('money', () => {
  it('is a whole, exact number of a known currency', () => {
    for (const amount of [0.5, Number.NaN, Infinity, 2 ** 53]) expect(() => money(amount, 'EUR')).toThrow(RangeError);
    expect(() => money(1, 'XXX')).toThrow('There is no currency XXX');
  });
});

describe('convert', () => {
  it('reckons in the minor units of both', () => {
    const known = { EUR: '1', JPY: '0.0056', BTC: '80000', ETH: '2600.5' };
    expect(convert(money(100, 'EUR'), 'JPY', known)).toEqual(money(178, 'JPY'));
    expect(convert(money(1, 'BTC'), 'EUR', known)).toEqual(money(0, 'EUR'));
    expect(convert(money(100_000_000, 'BTC'), 'EUR', known)).toEqual(money(8_000_000, 'EUR'));
    expect(convert(money(1_000_000_000, 'ETH'), 'EUR', known)).toEqual(money(260_050, 'EUR'));
  });

  it('never comes back with more, by whatever way', () => {
    fc.assert(
      fc.property(rates, codes, codes, codes, fc.integer({ min: 0, max: 10 ** 5 }), (known, first, second, third, amount) => {
        const start = money(amount, first);
        const way = [second, third, first];
        const back = orNull(() => way.reduce((sum, code) => convert(sum, code, known), start));
        expect(back?.amount ?? 0).toBeLessThanOrEqual(start.amount);
      }),
    );
  });

  it('leaves an amount of the same currency as it is', () => {
    fc.assert(
      fc.property(rates, codes, amounts, (known, currency, amount) => {
        expect(convert(money(amount, currency), currency, known).amount).toBe(amount);
      }),
    );
  });

  it('refuses where a rate is missing or is none', () => {
    for (const wrong of [{ EUR: '1' }, { EUR: '1', USD: '0' }, { EUR: '1', USD: '-1' }, { EUR: '1', USD: '1e3' }] as Rates[]) {
      expect(() => convert(money(100, 'EUR'), 'USD', wrong)).toThrow('There is no rate for USD');
    }
  });
});
