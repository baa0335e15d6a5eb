import { describe, expect, it } from 'vitest';
import { affordable, choosesQuantity, exchangeStep, priceOf, quantityWithin, rateFor } from './exchange';
import { coinTier, coinTiers } from './coin-tier';
import { isSaleOn, saleDay } from './sale';
import { cardsOn } from './tabs';

const rate = (currency: string, points = 500) => ({ currency, amount_cents: 500, points });

describe('the rate of a card', () => {
  it("is the one of the player's currency, else of the default one, else the first [SHOP-003a, SHOP-003b]", () => {
    const rates = [rate('USD'), rate('EUR'), rate('NOK')];
    expect([
      rateFor(rates, 'NOK'),
      rateFor(rates, 'JPY'),
      rateFor(rates, undefined),
      rateFor([rate('USD')], 'JPY'),
      rateFor([], 'EUR'),
    ]).toEqual([rates[2], rates[1], rates[1], rate('USD'), null]);
  });

  it('gives the price of one; a card without money has a fixed price', () => {
    const money = { type: 'money', rates: [rate('EUR', 500), rate('NOK', 600)], rate: null } as const;
    const spins = { type: 'freespins', rates: [], rate: { points: 200, freespins_count: 20, lottery_ids: [] } } as const;
    expect(priceOf({ ...money, rates: [] } as never, 'NOK')).toBeNull();
    expect([priceOf(money as never, 'NOK'), priceOf(spins as never, 'NOK'), priceOf({ ...spins, rate: null } as never, 'EUR')]).toEqual([
      600,
      200,
      null,
    ]);
  });
});

describe('the quantity', () => {
  it('ranges from one to what the balance can buy, and can be chosen only if that’s more than one [SHOP-004a, SHOP-004b]', () => {
    expect([affordable(499, 500), affordable(500, 500), affordable(1999, 500), affordable(1e9, 1)]).toEqual([0, 1, 3, 1e9]);
    expect([
      quantityWithin(0, 1999, 500),
      quantityWithin(2.9, 1999, 500),
      quantityWithin(9, 1999, 500),
      quantityWithin(3, 10, 500),
    ]).toEqual([1, 2, 3, 1]);
    expect([choosesQuantity(999, 500), choosesQuantity(1000, 500)]).toEqual([false, true]);
  });
});

describe('an exchange', () => {
  const player = { groups: [], can_issue_bonuses: true };
  it('requires coins, then one account, then bonuses, and a guest to register [SHOP-005a, SHOP-005b, SHOP-005c, SHOP-005d, SHOP-008]', () => {
    expect(exchangeStep(null, 0, 500)).toEqual({ kind: 'register' });
    expect(exchangeStep({ groups: [100], can_issue_bonuses: false }, 120, 500)).toEqual({ kind: 'too_few', missing: 380 });
    expect(exchangeStep({ groups: [100], can_issue_bonuses: false }, 500, 500)).toEqual({ kind: 'multi_account' });
    expect(exchangeStep({ ...player, can_issue_bonuses: false }, 500, 500)).toEqual({ kind: 'enable_bonuses' });
    expect(exchangeStep(player, 500, 500)).toEqual({ kind: 'exchange' });
  });
});

describe('the sale', () => {
  const noon = (text: string) => Date.parse(`${text}T12:00:00Z`);
  it('is on while today is before its end date [SHOP-007a, SHOP-007c]', () => {
    expect([
      isSaleOn('02/12/2026', noon('2026-12-01')),
      isSaleOn('02/12/2026', noon('2026-12-02')),
      isSaleOn('02/12/2026', noon('2026-12-03')),
    ]).toEqual([true, false, false]);
    expect([null, '31/02/2027', '2027-12-02', '12/13/2027', '02/12/20270', '102/12/2027', ''].map((ends) => isSaleOn(ends, -1))).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
    const end = Date.parse('2026-12-02T00:00:00Z');
    expect([isSaleOn('02/12/2026', end - 1), isSaleOn('02/12/2026', end)]).toEqual([true, false]);
    expect(saleDay(noon('2026-02-03'))).toBe('03/02/2026');
  });
});

describe('the picture of a coin price', () => {
  it('is the highest whose minimum the value reaches, or else the smallest [SHOP-009a, SHOP-009b]', () => {
    expect(coinTiers.map((from) => [coinTier(from), coinTier(from - 1)])).toEqual(
      coinTiers.map((from, at) => [from, coinTiers[at + 1] ?? 25]),
    );
    expect(coinTier(0)).toBe(25);
  });
});

it('a card is under the tab of its contents; a card of the sale is only under the discounts [SHOP-002b]', () => {
  const card = (type: string, is_discount = false) => ({ type: type as 'money', is_discount });
  const cards = [card('money'), card('freespins'), card('lootboxes'), card('lotteries'), card('money', true)];
  expect(
    (['all', 'money', 'freespins', 'special', 'discounts'] as const).map((page) => cardsOn(page, cards).map((one) => cards.indexOf(one))),
  ).toEqual([[0, 1, 2, 3], [0], [1], [2, 3], [4]]);
});
