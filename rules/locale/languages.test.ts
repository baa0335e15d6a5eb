import { describe, expect, it } from 'vitest';
import { languagesOn } from './languages';

const reader = { isTester: false, active: 'en' } as const;

describe('the language list', () => {
  it('is empty where there is one language only [HEAD-004a]', () => {
    expect(languagesOn('a.example', { locales: ['de'], hostsWithoutAustralianEnglish: [] }, reader)).toEqual([]);
    expect(languagesOn('a.example', { locales: ['en', 'en-AU'], hostsWithoutAustralianEnglish: ['a.example'] }, reader)).toEqual([]);
  });

  it('leaves Australian English out on the hosts that the brand names [HEAD-004b]', () => {
    const terms = { locales: ['en', 'en-AU', 'de'], hostsWithoutAustralianEnglish: ['a.example'] } as const;
    expect(languagesOn('a.example', terms, reader)).toEqual(['en', 'de']);
    expect(languagesOn('b.example', terms, reader)).toEqual(['en', 'en-AU', 'de']);
  });

  it('offers the fake locale to testers, and to who has opened it by its address [HEAD-004a]', () => {
    const terms = { locales: ['en', 'de', 'en-KW'], hostsWithoutAustralianEnglish: [] } as const;
    const offers = (who: Partial<Parameters<typeof languagesOn>[2]>) => languagesOn('a.example', terms, { ...reader, ...who }).includes('en-KW');
    expect([offers({}), offers({ isTester: true }), offers({ active: 'en-KW' })]).toEqual([false, true, true]);
    expect(languagesOn('a.example', { ...terms, locales: ['en', 'en-KW'] }, reader)).toEqual([]);
  });
});
