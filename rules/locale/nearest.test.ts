import { expect, it } from 'vitest';
import type { Locale } from '#contract/fields/locale';
import { nearestTo } from './nearest';

it.each<[Locale, Locale[]]>([
  ['en-AU', ['en', 'en-CA', 'en-NZ', 'en-KW', 'de']],
  ['it', ['en', 'de']],
  ['en', ['en-AU', 'en-CA', 'en-NZ', 'en-KW', 'de']],
])('the locales nearest to %s are those of its language, then English, then the others', (locale, first) => {
  const near = nearestTo(locale);
  expect(near.slice(0, first.length)).toEqual(first);
  expect([near.length, near.includes(locale)]).toEqual([8, false]);
});
