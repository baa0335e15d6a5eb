import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { moneySchema } from './money';

describe('money on the wire', () => {
  it('is a whole number of minor units and the code of a currency', () => {
    const amount = { amount_cents: 5000, currency: 'EUR' };
    expect(v.parse(moneySchema, amount)).toEqual(amount);
  });

  it.each([
    ['a string', { amount_cents: '5000', currency: 'EUR' }],
    ['a fraction', { amount_cents: 0.5, currency: 'EUR' }],
    ['less than nothing', { amount_cents: -1, currency: 'EUR' }],
    ['more than is exact', { amount_cents: 2 ** 53, currency: 'EUR' }],
    ['no currency', { amount_cents: 5000 }],
    ['a currency in small letters', { amount_cents: 5000, currency: 'eur' }],
    ['something beside it', { amount_cents: 5000, currency: 'EUR', rate: 2 }],
  ])('is not %s', (_, amount) => {
    expect(v.safeParse(moneySchema, amount).success).toBe(false);
  });
});
