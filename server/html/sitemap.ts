import type { Locale } from '#contract/fields/locale';
import { pathInLocale } from '#rules/locale/address';
import { escapeHtml } from '../escape-html';
import type { KnownAddress } from './known-addresses';

/** Addresses per file: with their languages that's less than half a megabyte, far below what search engines accept. */
export const ADDRESSES_A_FILE = 500;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const PROTOCOL = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A site's sitemap index, as XML: one sitemap per language and, with many addresses, per part. */
export function sitemapIndex(origin: string, locales: readonly Locale[], addresses: number): string {
  const parts = Math.max(1, Math.ceil(addresses / ADDRESSES_A_FILE));
  const files = locales.flatMap((locale) => Array.from({ length: parts }, (_, at) => `${origin}/sitemap-${locale}.${at + 1}.xml`));
  return `${HEAD}\n<sitemapindex xmlns="${PROTOCOL}">${files.map((file) => `<sitemap><loc>${escapeHtml(file)}</loc></sitemap>`).join('')}</sitemapindex>\n`;
}

interface Part {
  origin: string;
  locale: Locale;
  /** Every language of the site. */
  locales: readonly Locale[];
  /** From 1. */
  part: number;
}

/** One sitemap: addresses in a language, each with its alternates; null if there's no such part. */
export function sitemapOf(addresses: readonly KnownAddress[], { origin, locale, locales, part }: Part): string | null {
  const here = addresses.slice((part - 1) * ADDRESSES_A_FILE, part * ADDRESSES_A_FILE);
  if (here.length === 0) return null;
  const urls = here.map(({ path, changed }) => {
    const link = (other: Locale) => escapeHtml(origin + pathInLocale(other, path));
    const others = locales.map((other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${link(other)}"/>`);
    return `<url><loc>${link(locale)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${others.join('')}</url>`;
  });
  return `${HEAD}\n<urlset xmlns="${PROTOCOL}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

/** A site's robots.txt: its sitemaps, and that calls, frames and dialogs aren't pages. */
export function robotsTxt(origin: string): string {
  const closed = ['/provider/', '/payments/', '/docs/', '/*?modal=', '/*&modal='];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
