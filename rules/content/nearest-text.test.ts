import { describe, expect, it } from 'vitest';
import type { Locale } from '#contract/fields/locale';
import { nearestText, servingLocales } from './nearest-text';

const text = (locale: Locale, variant = '') => ({ locale, variant });

describe('the text of a page', () => {
  it.each<[Locale, Locale[]]>([
    ['en-AU', ['en-AU', 'en']],
    ['de', ['de', 'en']],
    ['fr-CA', ['fr-CA', 'en']],
    ['en', ['en']],
  ])('in %s is taken from %j', (locale, serving) => {
    expect(servingLocales(locale)).toEqual(serving);
  });

  it('is that of the licence or country if there is one, even in another language [ROUTE-044a, ROUTE-044b, ROUTE-044c]', () => {
    const texts = [text('en'), text('de'), text('en', 'AU'), text('de', 'EE')];
    expect(nearestText(texts, 'de')).toEqual(text('de'));
    expect(nearestText(texts, 'de', 'EE')).toEqual(text('de', 'EE'));
    expect(nearestText(texts, 'de', 'AU')).toEqual(text('en', 'AU'));
    expect(nearestText(texts, 'it', 'EE')).toEqual(text('en'));
    expect(nearestText([text('it')], 'de')).toBeUndefined();
    expect(nearestText([text('de', 'EE')], 'de', 'AU')).toBeUndefined();
  });
});
