import { describe, expect, it } from 'vitest';
import { languagesOn } from './languages';

describe('the language list', () => {
  it('is empty where there is one language only [HEAD-004]', () => {
    expect(languagesOn('a.example', { locales: ['de'], hostsWithoutAustralianEnglish: [] })).toEqual([]);
    expect(languagesOn('a.example', { locales: ['en', 'en-AU'], hostsWithoutAustralianEnglish: ['a.example'] })).toEqual([]);
  });

  it('leaves Australian English out on the hosts that the brand names [HEAD-004]', () => {
    const terms = { locales: ['en', 'en-AU', 'de'], hostsWithoutAustralianEnglish: ['a.example'] } as const;
    expect(languagesOn('a.example', terms)).toEqual(['en', 'de']);
    expect(languagesOn('b.example', terms)).toEqual(['en', 'en-AU', 'de']);
  });
});
