import { describe, expect, it } from 'vitest';
import { languagesListedOn, languagesOfferedOn } from './languages';

const reader = { isTester: false, active: 'en' } as const;

describe('the language list', () => {
  it('is empty if there is only one language [HEAD-004a]', () => {
    expect(languagesListedOn('a.example', { locales: ['de'], hostsWithoutAustralianEnglish: [] }, { ...reader, active: 'de' })).toEqual([]);
    expect(languagesListedOn('a.example', { locales: ['en', 'en-AU'], hostsWithoutAustralianEnglish: ['a.example'] }, reader)).toEqual([]);
  });

  it('omits Australian English on the brand’s listed hosts [HEAD-004b]', () => {
    const terms = { locales: ['en', 'en-AU', 'de'], hostsWithoutAustralianEnglish: ['a.example'] } as const;
    expect(languagesListedOn('a.example', terms, reader)).toEqual(['en', 'de']);
    expect(languagesListedOn('b.example', terms, reader)).toEqual(['en', 'en-AU', 'de']);
  });

  it('offers the fake locale to testers, and to visitors who opened it by its address [HEAD-004a]', () => {
    const terms = { locales: ['en', 'de', 'en-KW'], hostsWithoutAustralianEnglish: [] } as const;
    const offers = (who: Partial<Parameters<typeof languagesListedOn>[2]>) =>
      languagesListedOn('a.example', terms, { ...reader, ...who }).includes('en-KW');
    expect([offers({}), offers({ isTester: true }), offers({ active: 'en-KW' })]).toEqual([false, true, true]);
    expect(languagesListedOn('a.example', { ...terms, locales: ['en', 'en-KW'] }, reader)).toEqual([]);
  });

  it('includes the current language even if it isn’t offered', () => {
    const terms = { locales: ['en', 'en-AU'], hostsWithoutAustralianEnglish: ['a.example'] } as const;
    expect(languagesListedOn('a.example', terms, { isTester: false, active: 'en-AU' })).toEqual(['en', 'en-AU']);
    expect(languagesListedOn('b.example', { ...terms, locales: ['en'] }, { isTester: false, active: 'de' })).toEqual(['en', 'de']);
  });

  it('is sent to the browser in full, which filters it for its reader', () => {
    expect(languagesOfferedOn('a.example', { locales: ['en', 'en-KW'], hostsWithoutAustralianEnglish: [] })).toEqual(['en', 'en-KW']);
    expect(languagesOfferedOn('a.example', { locales: ['en'], hostsWithoutAustralianEnglish: [] })).toEqual(['en']);
  });
});
