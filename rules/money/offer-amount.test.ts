import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert, type Rates } from './money';
import { offerAmount } from './offer-amount';

const rates: Rates = new Map(
  Object.entries({
    EUR: ['1', 100],
    NOK: ['0.08671', 100],
    USD: ['0.86', 100],
    JPY: ['0.0056', 1],
    BTC: ['80000', 100_000_000],
  } as const).map(([code, [eurRate, subunits]]) => [code, { eurRate, subunits }]),
);
const amounts = fc.integer({ min: 0, max: 10 ** 9 });
const currencies = fc.constantFrom(...rates.keys());

describe('an amount of an offer', () => {
  it('is a sum that one would choose in another currency, and exact in euros', () => {
    expect(convert(10_000, 'EUR', 'NOK', rates)).toBe(115_326);
    expect(offerAmount(10_000, 'NOK', rates)).toBe(115_000);
    expect(offerAmount(500, 'NOK', rates)).toBe(5_800);
    expect(offerAmount(2_000, 'USD', rates)).toBe(2_300);
    expect(offerAmount(10_000, 'JPY', rates)).toBe(18_000);
    expect(offerAmount(10_000, 'BTC', rates)).toBe(125_000);
    expect(offerAmount(11_533, 'EUR', rates)).toBe(11_533);
  });

  it('differs from the converted one by 2.5% at most, and never is nothing if that isn’t', () => {
    fc.assert(
      fc.property(amounts, currencies, (eurCents, currency) => {
        const exact = convert(eurCents, 'EUR', currency, rates);
        const rounded = offerAmount(eurCents, currency, rates);
        expect(Math.abs(rounded - exact) * 40).toBeLessThanOrEqual(exact);
        expect(rounded > 0).toBe(exact > 0);
      }),
    );
  });

  it('keeps the order of amounts, and has three digits besides zeros at most', () => {
    fc.assert(
      fc.property(amounts, amounts, currencies, (one, other, currency) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((cents) => offerAmount(cents, currency, rates));
        const digits = currency === 'EUR' ? '' : String(more).replace(/0+$/, '');
        expect(less).toBeLessThanOrEqual(more!);
        expect(digits.length).toBeLessThanOrEqual(3);
      }),
    );
  });
});
