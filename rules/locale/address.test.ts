import { describe, expect, it } from 'vitest';
import { baseOf, inCanonicalCase, localeOfPath, pathInLocale, pathWithoutLocale, rootPathOf } from './address';

describe('the locale of an address', () => {
  it.each([
    ['/', 'en'],
    ['/de', 'de'],
    ['/en-NZ/games', 'en-NZ'],
    ['/it/', 'it'],
    ['/desk', 'en'],
    ['/games/de', 'en'],
  ])('%s is in %s [ROUTE-036a]', (path, locale) => {
    expect(localeOfPath(path)).toBe(locale);
  });

  it('the default one has no prefix', () => {
    expect([rootPathOf('en'), rootPathOf('fr-CA')]).toEqual(['/', '/fr-CA']);
  });
});

describe('the letter case of a path', () => {
  it.each([
    ['/', '/'],
    ['/POKIES', '/pokies'],
    ['/en-au/Pokies', '/en-AU/pokies'],
    ['/DE', '/de'],
    ['/FR-ca/Vip', '/fr-CA/vip'],
    ['/Guest/En-Nz/VIP', '/guest/en-NZ/vip'],
    ['/news/Sch%C3%B6n', '/news/sch%C3%B6n'],
    ['/en-AU/pokies', '/en-AU/pokies'],
    ['/games/EN-AU', '/games/en-au'],
    ['/accounts/EUR/Deposit', '/accounts/EUR/deposit'],
    ['/guest/DE/Accounts/BTC/deposit', '/guest/de/accounts/BTC/deposit'],
    ['/accounts', '/accounts'],
  ])('of %s is canonical as %s [ROUTE-036a, SEO-004b]', (path, canonical) => {
    expect(inCanonicalCase(path)).toBe(canonical);
  });
});

describe('the base of an address', () => {
  it.each([
    ['/guest', '/guest', 'en', '/'],
    ['/guest/', '/guest', 'en', '/'],
    ['/guest/de', '/guest', 'de', '/'],
    ['/guest/fr-CA/pokies/all', '/guest', 'fr-CA', '/pokies/all'],
    ['/guests', '', 'en', '/guests'],
    ['/de/guest', '', 'de', '/guest'],
    ['/pokies', '', 'en', '/pokies'],
  ] as const)('of %s is "%s", in %s, with the path %s [ROUTE-055a]', (pathname, base, locale, path) => {
    expect([baseOf(pathname), localeOfPath(pathname), pathWithoutLocale(pathname)]).toEqual([base, locale, path]);
  });

  it.each([
    ['en', '/', '/guest'],
    ['de', '/', '/guest/de'],
    ['en', '/pokies', '/guest/pokies'],
    ['it', '/vip', '/guest/it/vip'],
  ] as const)('leads in %s from %s to %s [ROUTE-055a]', (locale, path, address) => {
    expect(pathInLocale(locale, path, '/guest')).toBe(address);
  });

  it.each([
    '//evil.example',
    '/de//evil.example',
    '/de///evil.example',
    '/guest//evil.example',
    '/guest/de//evil.example',
    '/\\evil.example',
    '/de/\\evil.example',
    '/it/\\/evil.example',
  ])('removed from %s gives a path of this site', (path) => expect(pathWithoutLocale(path)).toBe('/evil.example'));
});
