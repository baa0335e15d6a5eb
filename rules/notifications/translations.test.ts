import { describe, expect, it } from 'vitest';
import { sampleNotification } from '#tests/support/notifications';
import { inLanguage, withoutRepeats } from './translations';

const texts = (title: string) => ({ title, text: `${title}.`, button: null });

describe('a notification’s texts by locale', () => {
  it('leave out a region that says the same as its language in general', () => {
    const all = { en: texts('A'), 'en-AU': texts('A'), 'en-CA': texts('B'), de: texts('C'), 'fr-CA': texts('A') };
    expect(Object.keys(withoutRepeats(all))).toEqual(['en', 'en-CA', 'de', 'fr-CA']);
  });

  it('are read for the region, then for its language, otherwise the notification stays as it is', () => {
    const notification = sampleNotification({ translations: { en: texts('A'), 'en-CA': texts('B') } });
    const titles = (['en', 'en-AU', 'en-CA', 'de'] as const).map((locale) => inLanguage(notification, locale).title);
    expect(titles).toEqual(['A', 'A', 'B', notification.title]);
  });

  it('keep the link of a notification whose button has no text in that language', () => {
    const notification = sampleNotification({ translations: { en: texts('A') } });
    expect(inLanguage(notification, 'en').content).toEqual({ ...notification.content, title: 'A' });
  });
});
