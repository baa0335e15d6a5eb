import { describe, expect, it } from 'vitest';
import { amountIn } from '../money/amount-in';
import { bookmarksFor } from '../content/bookmarks';
import { proposedCurrency } from '../money/proposed-currency';
import { isClosed, isFlagOn, overridesOf } from './flags';
import { textIn } from '../content/local-text';
import { logoAt } from '../content/logo';
import { partnerOf } from '../tracking/partner';

describe('a flag', () => {
  const nothing = { server: {}, overrides: {}, isTester: false };

  it('is the device’s override, else the testers’ value, else the server’s, else the default [CONF-003a, CONF-003b]', () => {
    expect(isFlagOn('rocket-mart', nothing)).toBe(true);
    expect(isFlagOn('rocket-mart', { ...nothing, server: { 'rocket-mart': false } })).toBe(false);
    expect(isFlagOn('rocket-mart', { ...nothing, server: { 'rocket-mart': false }, isTester: true })).toBe(true);
    expect(isFlagOn('rocket-mart', { server: { 'rocket-mart': true }, overrides: { 'rocket-mart': false }, isTester: true })).toBe(false);
    expect(isFlagOn('rocket-chance', { ...nothing, server: { 'rocket-chance': false }, isTester: true })).toBe(false);
    expect([isFlagOn('test-quests', nothing), isFlagOn('test-quests', { ...nothing, isTester: true })]).toEqual([false, true]);
  });

  it('closes a page by its address for all but testers [USER-003a, USER-003b]', () => {
    const closed = ['/player-guide', '/promo/autumn'];
    expect([
      isClosed('/promo/autumn', closed, false),
      isClosed('/promo/autumn', closed, true),
      isClosed('/promo', closed, false),
      isClosed('/promo/autumn', undefined, false),
    ]).toEqual([true, false, false, false]);
  });

  it('ignores an invalid override', () => {
    expect([overridesOf(null), overridesOf('x'), overridesOf({ betting: 1, 'rocket-mart': false, other: true })]).toEqual([
      {},
      {},
      { 'rocket-mart': false },
    ]);
  });
});

describe('the partner who referred a visitor', () => {
  const config = {
    referrers: [
      { name: 'reviews.example', stag: 'rev', affb: null },
      { name: 'almanac.example', stag: 'alm', affb: '300' },
    ],
  };

  it.each([
    ['stag=abc&affb_id=7', null, { stag: 'abc', affb: '7' }],
    ['stag=abc', 'reviews.example', { stag: 'abc', affb: '122' }],
    ['', 'www.reviews.example', { stag: 'rev', affb: '241' }],
    ['', 'almanac.example', { stag: 'alm', affb: '300' }],
    ['', 'notreviews.example', null],
    ['stag=%3Cscript%3E', null, null],
    ['', null, null],
  ])('for the address %s and the site %s is %o: stag-by-referrer-name [AUTH-017b, CONF-002]', (text, from, expected) => {
    expect(partnerOf(new URLSearchParams(text), from, config)).toEqual(expected);
  });
});

it('currency-config: the country’s own currency is proposed if it’s offered [CONF-002]', () => {
  const offered = { default: 'EUR', by_country: { AU: 'AUD' } };
  expect(proposedCurrency(offered, 'AU', ['EUR', 'AUD'])).toBe('AUD');
  expect(proposedCurrency(offered, 'AU', ['EUR'])).toBe('EUR');
  expect(proposedCurrency(offered, null, ['EUR', 'AUD'])).toBe('EUR');
});

it('a text is in the nearest available language', () => {
  const text = { en: 'Colour', de: 'Farbe', 'en-CA': 'Hue' };
  expect((['de', 'en-CA', 'en-NZ', 'it', 'en-KW'] as const).map((locale) => textIn(text, locale))).toEqual([
    'Farbe',
    'Hue',
    'Colour',
    'Colour',
    'Colour',
  ]);
});

it('an amount is in the player’s currency, else in euros, else in the first', () => {
  expect([
    amountIn({ USD: 2, EUR: 1 }, 'USD'),
    amountIn({ USD: 2, EUR: 1 }, 'NOK'),
    amountIn({ USD: 2 }, 'NOK'),
    amountIn({}, 'NOK'),
  ]).toEqual([{ currency: 'USD', cents: 2 }, { currency: 'EUR', cents: 1 }, { currency: 'USD', cents: 2 }, null]);
});

it('shortcuts are in their order, hidden ones only if the flag shows all [WIDG-004b]', () => {
  const items = [
    { id: 'vip', order: 3, is_hidden: false },
    { id: 'shop', order: 1, is_hidden: true },
    { id: 'wheel', order: 2, is_hidden: false },
  ] as unknown as Parameters<typeof bookmarksFor>[0];
  expect([bookmarksFor(items, false), bookmarksFor(items, true)]).toEqual([
    ['wheel', 'vip'],
    ['shop', 'wheel', 'vip'],
  ]);
});

it('a logo replaces the brand’s own for its brands and languages, while it’s valid', () => {
  const logo = { brands: [], locales: [], start_at: null, end_at: null, picture: 'plain' };
  const shown = (...logos: object[]) =>
    logoAt(logos as unknown as Parameters<typeof logoAt>[0], { brand: 'perigee', locale: 'de', now: new Date('2026-12-24T12:00:00Z') });
  expect(shown()).toBeNull();
  expect([shown(logo), shown({ ...logo, brands: ['other', 'perigee'], locales: ['en', 'de'] })]).toEqual(['plain', 'plain']);
  expect([
    shown({ ...logo, brands: ['other'] }),
    shown({ ...logo, locales: ['en'] }),
    shown({ ...logo, start_at: '2026-12-24T12:00:01Z' }),
    shown({ ...logo, end_at: '2026-12-24T12:00:00Z' }),
  ]).toEqual([null, null, null, null]);
  expect(
    shown({ ...logo, brands: ['other'], picture: 'theirs' }, { ...logo, start_at: '2026-12-24T12:00:00Z', picture: 'first' }, logo),
  ).toBe('first');
});
