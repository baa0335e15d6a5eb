import { expect, it } from 'vitest';
import { perigee } from '#brands/perigee';
import { locales } from '#contract/fields/locale';
import { textOf } from '#server/texts';
import { composeMail, type Letter } from './compose-mail';

const letter: Letter = {
  brand: perigee,
  locale: 'en',
  to: 'ada@perigee.example',
  name: 'Ada',
  subject: 'mail.data_copy.subject',
  text: 'mail.data_copy.text',
  values: { days: 7 },
  button: 'mail.data_copy.button',
  link: 'https://perigee.example/profile/data?a=1&b=2',
  code: null,
  helpLink: 'https://perigee.example/responsible-gaming',
};
const withCode: Letter = { ...letter, subject: 'mail.confirm_email.subject', code: { digits: '204913', hours: 48 } };

it('a mail without a code neither mentions one nor says that it can be ignored, in any language', () => {
  for (const locale of locales) {
    const { text, html } = composeMail({ ...letter, locale });
    const ignoring = textOf(locale, 'mail.unasked', { brand: 'Perigee' });
    expect([locale, text.includes(ignoring), html?.includes(ignoring)]).toEqual([locale, false, false]);
    expect(composeMail({ ...withCode, locale }).text).toContain(ignoring);
  }
});

it('a security mail says what to do if it wasn’t the player', () => {
  const { text } = composeMail({ ...letter, unasked: 'mail.closure.unasked' });
  expect(text).toContain('If it wasn’t you, contact support immediately.');
  expect(text).not.toContain('you can ignore this email');
});

it('the page of a mail has its link as a button after the code', () => {
  const page = composeMail(withCode).html ?? '';
  expect(page).toContain('<a href="https://perigee.example/profile/data?a=1&amp;b=2"');
  expect(page).toMatch(/>Your code: 204913<\/p>.*>Or open this link:<\/p>.*<a href/);
  expect(composeMail(letter).html).not.toContain('Open this link:');
});

it('details are grouped, and players’ input is escaped', () => {
  const { text, html } = composeMail({ ...letter, name: '<b>Ada', details: ['When: today', 'Where: <i>'] });
  expect(html).toContain('When: today<br>Where: &lt;i&gt;</p>');
  expect(html).toContain('Hello &lt;b&gt;Ada,');
  expect(text).toContain('When: today\n\nWhere: <i>');
});
