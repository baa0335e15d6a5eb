import { describe, expect, it } from 'vitest';
import {
  baseOf,
  inCanonicalCase,
  localeOfPath,
  namesLocale,
  pathInChosenLocale,
  pathInLocale,
  pathNamingLocale,
  pathWithoutLocale,
  rootPathOf,
} from './address';

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

describe('an address without a locale', () => {
  it.each([
    ['/', '/de'],
    ['/vip', '/de/vip'],
    ['/guest', '/guest/de'],
    ['/guest/vip', '/guest/de/vip'],
  ])('%s leads to %s once German is chosen [AUTH-016a]', (path, german) => {
    expect(pathInChosenLocale(path, 'de')).toBe(german);
  });

  it.each([
    ['/', 'en', 'the default language'],
    ['/', 'xx', 'no language'],
    ['/', undefined, 'nothing'],
    ['/it/vip', 'de', 'another one than it names'],
    ['/en/vip', 'de', 'another one than the default, which it names'],
    ['/vip', 'no', 'one that the site doesn’t offer'],
  ])('%s stays if %s is chosen: %s', (path, chosen, _what) => {
    expect(pathInChosenLocale(path, chosen, ['en', 'de'])).toBeNull();
  });

  it('a link to a language names the default one too', () => {
    const links = [
      pathNamingLocale('en', '/'),
      pathNamingLocale('en', '/vip'),
      pathNamingLocale('de', '/'),
      pathNamingLocale('de', '/vip'),
    ];
    expect(links).toEqual(['/en', '/en/vip', '/de', '/de/vip']);
    expect([...links, '/', '/vip', '/english'].map(namesLocale)).toEqual([true, true, true, true, false, false, false]);
  });
});
