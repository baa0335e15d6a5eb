import { describe, expect, it } from 'vitest';
import { localeOfPath, rootPathOf } from './address';

describe('the locale of an address', () => {
  it.each([
    ['/', 'en'],
    ['/de', 'de'],
    ['/en-NZ/games', 'en-NZ'],
    ['/it/', 'it'],
    ['/desk', 'en'],
    ['/games/de', 'en'],
  ])('%s is in %s [ROUTE-036]', (path, locale) => {
    expect(localeOfPath(path)).toBe(locale);
  });

  it('the default one has no prefix', () => {
    expect([rootPathOf('en'), rootPathOf('fr-CA')]).toEqual(['/', '/fr-CA']);
  });
});
