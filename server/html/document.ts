import type { Brand } from '#brands/brand';
import type { Locale } from '#contract/fields/locale';
import { pathInLocale } from '#rules/locale/address';
import type { Drawn } from './drawing';
import type { Template } from './files';

/** Text made safe inside an element or an attribute in double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

interface Parts {
  template: Template;
  brand: Brand;
  locale: Locale;
  /** Path without locale prefix. */
  path: string;
  origin: string;
  /** Whether the window is light; without the word it is not. */
  isLight?: boolean;
  drawn: Drawn;
}

/** More than three segments, so more than four parts with the leading empty one, stay out of search engines (SEO-002). */
export function isIndexable(path: string, status: number): boolean {
  return status === 200 && path !== '/451' && path.split('/').length <= 4;
}

function headOf({ brand, locale, path, origin, drawn }: Parts): string {
  const alternates = brand.locales
    .filter((other) => other !== 'en-KW')
    .map((other) => `<link rel="alternate" hreflang="${other}" href="${escapeHtml(origin + pathInLocale(other, path))}" />`);
  return [
    `<title>${escapeHtml(drawn.title)}</title>`,
    `<meta name="description" content="${escapeHtml(drawn.description)}" />`,
    `<meta name="theme-color" content="${brand.themeColour}" />`,
    `<link rel="manifest" href="/manifest/${locale}.webmanifest" />`,
    `<link rel="icon" href="/icons/${brand.id}/favicon.svg" type="image/svg+xml" />`,
    `<link rel="apple-touch-icon" href="/icons/${brand.id}/apple-touch-180.png" />`,
    ...(isIndexable(path, drawn.status)
      ? [`<link rel="canonical" href="${escapeHtml(origin + pathInLocale(locale, drawn.canonical ?? path))}" />`, ...alternates]
      : ['<meta name="robots" content="noindex" />']),
  ].join('\n    ');
}

function codeOf({ template, locale, drawn }: Parts): string {
  return template.chunksOf(drawn.routes, locale).map((file) => `<link rel="modulepreload" href="${file}" />`).join('');
}

/** The document of an address: the built page with its language, head, drawn shell and first data (SEO-004). */
export function fillDocument(parts: Parts): string {
  const { template, locale, brand, isLight = false, drawn } = parts;
  const lang = locale === 'en-KW' ? 'en' : locale;
  return template.html
    .replace('<html lang="en">', `<html lang="${lang}" data-brand="${brand.id}"${isLight ? ' data-light' : ''}>`)
    .replace('<!--head-->', () => headOf(parts))
    .replace('<!--styles-->', () => `<style>${drawn.styles}</style>`)
    .replace('<!--code-->', () => codeOf(parts))
    .replace('<!--first-data-->', () => `<script type="application/json" id="first-data">${drawn.firstData}</script>`)
    // Last, so that nothing in the page is taken for a place to fill.
    .replace('<!--shell-->', () => drawn.html);
}
