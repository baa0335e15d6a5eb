import { expect, it } from 'vitest';
import { dateLanguage } from './date-language';

const written = (locale: string) =>
  new Intl.DateTimeFormat(dateLanguage(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
    .format(new Date('2026-11-26T22:01:00Z'))
    .replaceAll(/\s/g, ' ');

it('formats dates by the locale; plain English uses day before month and 24 hours [LOC-003a]', () => {
  const plain = ['en', 'en-KW'].map(written);
  expect(plain).toEqual(['26 Nov 2026, 22:01', '26 Nov 2026, 22:01']);
  expect(['de', 'no', 'it'].map(written)).toEqual(['26.11.2026, 22:01', '26. nov. 2026, 22:01', '26 nov 2026, 22:01']);
  expect(written('en-AU')).toContain('26 Nov 2026');
  expect(written('fr-CA')).toContain('26 nov. 2026');
});
