import type { Brand } from '#brands/brand';
import { brandColours } from '#brands/colours';
import type { Locale } from '#contract/fields/locale';
import type { Mail } from '#server/ports/mailer';
import type { MessageKey } from '#locales/index';
import { escapeHtml } from '#server/escape-html';
import { textOf } from '#server/texts';

/** The contents of a mail; texts are keys, so it's written in the player's language. */
export interface Letter {
  brand: Brand;
  locale: Locale;
  to: string;
  name: string | null;
  subject: MessageKey;
  text: MessageKey;
  /** Values for subject and text in addition to the brand. */
  values?: Record<string, unknown>;
  /** Separate lines under the text, such as when and where. */
  details?: readonly string[];
  /** What to do if it wasn't the player. By default a mail with a code says that it can be ignored, and any other says nothing. */
  unasked?: MessageKey | undefined;
  button: MessageKey;
  link: string;
  /** Six digits as an alternative to the link, and the hours for which both are valid. */
  code: { digits: string; hours: number } | null;
  /** The page on limits and help. */
  helpLink: string;
}

const line = 'margin:0 0 16px';
const paragraph = (text: string) => `<p style="${line}">${escapeHtml(text)}</p>`;

/** The parts of a mail in the player's language. */
function partsOf(letter: Letter) {
  const { code, unasked = code ? ('mail.unasked' as const) : null } = letter;
  const say = (key: MessageKey, values: Record<string, unknown> = {}) =>
    textOf(letter.locale, key, { brand: letter.brand.name, ...letter.values, ...values });
  return {
    subject: say(letter.subject, { code: code?.digits ?? '' }),
    greeting: letter.name ? say('mail.greeting', { name: letter.name }) : say('mail.greeting_nameless'),
    text: say(letter.text),
    details: letter.details ?? [],
    digits: code && say('mail.code', { code: code.digits }),
    ways: say(code ? 'mail.link' : 'mail.link_only'),
    button: say(letter.button),
    after: [code && say('mail.valid', { hours: code.hours }), unasked && say(unasked), say('mail.closing')].filter((part) => part !== null),
    footer: say('mail.footer', { link: letter.helpLink }),
  };
}

type Parts = ReturnType<typeof partsOf>;

/** A small page without pictures in the brand's colour, which mail programs show alike; phones fill their width with it. */
function pageOf({ brand, locale, link }: Letter, { greeting, text, details, digits, ways, button, after, footer }: Parts): string {
  const { theme } = brandColours[brand.id];
  const look = `display:inline-block;padding:12px 24px;border-radius:8px;background:${theme};color:#fff;font-weight:bold;text-decoration:none`;
  return [
    `<!doctype html><html lang="${locale}"><head><meta name="viewport" content="width=device-width"></head>`,
    '<body style="font:16px/24px sans-serif;margin:0;color:#16181d;background:#fff"><div style="max-width:560px;margin:0 auto;padding:24px">',
    `<p style="margin:0 0 24px;font-size:20px;font-weight:bold;color:${theme}">${escapeHtml(brand.name)}</p>`,
    paragraph(greeting),
    paragraph(text),
    details.length > 0 ? `<p style="${line}">${details.map((detail) => escapeHtml(detail)).join('<br>')}</p>` : '',
    digits ? `<p style="${line};font-size:20px;font-weight:bold">${escapeHtml(digits)}</p>` : '',
    // Without a code, the button needs no explanation.
    digits ? paragraph(ways) : '',
    `<p style="margin:0 0 24px"><a href="${escapeHtml(link)}" style="${look}">${escapeHtml(button)}</a></p>`,
    ...after.map(paragraph),
    `<p style="margin:0;padding:16px 0 0;border-top:1px solid #c9cdd6;font-size:13px;line-height:20px;color:#4a4f5c;overflow-wrap:anywhere">${escapeHtml(footer)}</p>`,
    '</div></body></html>',
  ].join('');
}

/** Renders a mail as plain text and as a small HTML page; the code comes before the link. */
export function composeMail(letter: Letter): Mail {
  const { brand, locale, link } = letter;
  const parts = partsOf(letter);
  const { greeting, text, details, digits, ways, after, footer } = parts;
  return {
    from: { name: brand.name, address: brand.support.email },
    to: letter.to,
    subject: parts.subject,
    text: [greeting, text, ...details, ...(digits ? [digits] : []), ways, link, ...after, footer].join('\n\n'),
    html: pageOf(letter, parts),
    language: locale,
  };
}
