import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCrypto } from './crypto';
import { currencies, DEFAULT_CURRENCY, subunitsOf } from './currencies';
import { formatCoins, formatMoney, formatWholeMoney } from './format';
import { parseTypedAmount } from './typed-amount';

describe('currencies', () => {
  it('are those of the specification, starting with those on by default [CASH-002a, CASH-002b, CASH-002c]', () => {
    const codesOf = (fiat: boolean, enabled: boolean) =>
      currencies
        .filter((currency) => currency.fiat === fiat && currency.enabled === enabled)
        .map(({ code }) => code)
        .sort();
    expect(codesOf(true, true)).toEqual(['AUD', 'BRL', 'CAD', 'EUR', 'JPY', 'NOK', 'NZD', 'USD']);
    expect(codesOf(false, true)).toEqual(['BCH', 'BTC', 'DOG', 'ETH', 'LTC', 'USDT']);
    expect(codesOf(true, false)).toEqual(['GBP', 'INR', 'KZT', 'PLN']);
    expect(codesOf(false, false)).toEqual(['ADA', 'BNB', 'TRX', 'USDC']);
    expect(DEFAULT_CURRENCY).toBe('EUR');
  });

  it('are stored in whole minor units', () => {
    for (const { subunits_to_unit: subunits } of currencies) expect(10 ** Math.round(Math.log10(subunits))).toBe(subunits);
    expect(['EUR', 'JPY', 'ETH', 'BTC'].map(subunitsOf)).toEqual([100, 1, 10 ** 9, 10 ** 8]);
  });

  it('are crypto or fiat; an unknown one isn’t crypto', () => {
    expect(['BTC', 'USDT', 'EUR', 'JPY', 'XXX'].map(isCrypto)).toEqual([true, true, false, false, false]);
  });
});

it('formatCoins gives crypto in whole coins, exact to the last minor unit', () => {
  const coins = (amount: number, currency: string, language = 'en') => formatCoins(amount, currency, language).replace(/\s/g, ' ');
  expect(coins(30_000, 'BTC')).toBe('0.0003 BTC');
  expect(coins(30_000, 'BTC', 'de')).toBe('0,0003 BTC');
  expect(coins(123_456_789_012_345, 'BTC')).toBe('1234567.89012345 BTC');
  expect(coins(1, 'ETH')).toBe('0.000000001 ETH');
});

describe('formatMoney', () => {
  it('formats fiat by the language', () => {
    expect(formatMoney(123_456, 'EUR', 'en')).toBe('€1,234.56');
    expect(formatMoney(123_456, 'EUR', 'de').replace(/\s/g, ' ')).toBe('1.234,56 €');
    expect(formatMoney(1234, 'JPY', 'en')).toBe('¥1,234');
  });

  it('formats ETH and LTC in milli and BTC in micro units [CASH-003a, CASH-003b]', () => {
    expect(formatMoney(1_500_000_000, 'ETH', 'en')).toBe('1,500\u00a0mETH');
    expect(formatMoney(1_000_000, 'LTC', 'en')).toBe('10\u00a0mLTC');
    expect(formatMoney(10_050, 'BTC', 'en')).toBe('100.5\u00a0µBTC');
    expect(formatMoney(150_000_000, 'BCH', 'en')).toBe('1.5\u00a0BCH');
  });

  it('joins an amount and its unit with a no-break space, as Intl does for fiat', () => {
    expect(formatMoney(15_000, 'BTC', 'de')).not.toContain(' ');
  });

  it('omits the cents of round fiat amounts in texts', () => {
    expect(formatWholeMoney(500_000, 'EUR', 'en')).toBe('€5,000');
    expect(formatWholeMoney(500_050, 'EUR', 'en')).toBe('€5,000.50');
    expect(formatWholeMoney(2_000, 'JPY', 'en')).toBe('¥2,000');
    expect(formatWholeMoney(10_050, 'BTC', 'en')).toBe(formatMoney(10_050, 'BTC', 'en'));
  });

  it('shows every minor unit without rounding', () => {
    expect(formatMoney(1, 'ETH', 'en')).toBe('0.000001\u00a0mETH');
    fc.assert(
      fc.property(fc.constantFrom(...currencies.map(({ code }) => code)), fc.integer({ min: 0, max: 10 ** 14 }), (code, amount) => {
        const digits = formatMoney(amount, code, 'en').replace(/[^\d.]/g, '');
        expect(parseTypedAmount(digits, code, '.')).toBe(amount);
      }),
    );
  });
});
