import type { Brand } from '#brands/brand';
import { brandColours } from '#brands/colours';
import type { Locale } from '#contract/fields/locale';
import { pathInLocale } from '#rules/locale/address';
import { escapeHtml } from '../escape-html';
import { textOf } from '../texts';

/** The content security policy of a refusal's page, which has no scripts. */
export const REFUSAL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'self'";

/** A refusal as a page, with a way on: for a browser that would otherwise show its JSON. */
export function refusalPage({ id, name }: Brand, locale: Locale, message: string): string {
  const styles = [
    `html{background:${brandColours[id].theme};color:#fff;font:1rem/1.5 system-ui,sans-serif}`,
    'main{max-width:30rem;margin:25vh auto 0;padding:0 1.5rem;text-align:center}',
    'a{display:inline-block;padding:.75rem 1.25rem;color:inherit}',
  ].join('');
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="robots" content="noindex"><title>${escapeHtml(name)}</title>`,
    `<link rel="icon" href="/icons/${id}/favicon.svg" type="image/svg+xml"><style>${styles}</style></head>`,
    `<body><main><h1>${escapeHtml(name)}</h1><p>${escapeHtml(message)}</p>`,
    `<p><a href="">${escapeHtml(textOf(locale, 'shell.oops.again'))}</a> `,
    `<a href="${pathInLocale(locale, '/')}">${escapeHtml(textOf(locale, 'shell.not-found.home'))}</a></p></main></body></html>`,
  ].join('\n');
}
