import type { Brand } from '#brands/brand';
import type { Locale } from '#contract/fields/locale';
import type { Mail } from '#server/ports/mailer';
import type { MessageKey } from '#locales/index';
import { escapeHtml } from '#server/escape-html';
import { textOf } from '#server/texts';

/** What a mail is to say; texts are keys, so that it reads in the player's language. */
export interface Letter {
  brand: Brand;
  locale: Locale;
  to: string;
  name: string | null;
  subject: MessageKey;
  text: MessageKey;
  /** What subject and text say beside the brand. */
  values?: Record<string, unknown>;
  /** Lines of their own under the text, such as when and where. */
  details?: readonly string[];
  /** What to do if it wasn't the player; by default, ignore the mail. */
  unasked?: MessageKey;
  button: MessageKey;
  link: string;
  /** Six digits that do the same as the link, and the hours both work. */
  code: { digits: string; hours: number } | null;
  /** The page on limits and help. */
  helpLink: string;
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

/** Writes a letter as plain text and as a small page without pictures; the code stands before the link. */
export function composeMail(letter: Letter): Mail {
  const { brand, locale, code, link } = letter;
  const say = (key: MessageKey, values: Record<string, unknown> = {}) =>
    textOf(locale, key, { brand: brand.name, ...letter.values, ...values });
  const greeting = letter.name ? say('mail.greeting', { name: letter.name }) : say('mail.greeting_nameless');
  const digits = code && say('mail.code', { code: code.digits });
  const validity = code && say('mail.valid', { hours: code.hours });
  const before = [greeting, say(letter.text), ...(letter.details ?? []), digits, say(code ? 'mail.link' : 'mail.link_only')].filter(
    (part) => part !== null,
  );
  const after = [validity, say(letter.unasked ?? 'mail.unasked'), say('mail.closing')].filter((part) => part !== null);
  const footer = say('mail.footer', { link: letter.helpLink });
  const button = `<p style="margin:0 0 16px"><a href="${escapeHtml(link)}">${escapeHtml(say(letter.button))}</a></p>`;
  return {
    from: { name: brand.name, address: brand.support.email },
    to: letter.to,
    subject: say(letter.subject, { code: code?.digits ?? '' }),
    text: [...before, link, ...after, footer].join('\n\n'),
    html: `<!doctype html><html lang="${locale}"><body style="font:16px/24px sans-serif;margin:24px;max-width:560px">${before.map(paragraph).join('')}${button}${after.map(paragraph).join('')}<p style="font-size:13px">${escapeHtml(footer)}</p></body></html>`,
    language: locale,
  };
}
