import type { Locale } from '#contract/fields/locale';
import { type HostSite, localesFor, siteForPage } from '#brands/index';
import { brandColours } from '#brands/colours';
import type { Licence } from '#rules/account/restrictions';
import { pathInLocale } from '#rules/locale/address';
import { escapeHtml } from '../escape-html';
import { startupLinks } from '../../manifest/startup-images';
import type { Template } from './files';
import type { DescribedPage } from './seo-metadata';
import { shareTags } from './share-tags';

interface Parts {
  template: Template;
  /** The brand of the document. */
  site: HostSite;
  locale: Locale;
  /** Path without locale prefix. */
  path: string;
  origin: string;
  /** Whether the window is in data-saver mode. */
  isDataSaving?: boolean;
  /** The licence for which the page is rendered. */
  licence: Licence;
  page: DescribedPage;
}

/** Pages that search engines leave out: error pages, the pages of mailed links, and a player's own lists. */
const unlisted: ReadonlySet<string> = new Set([
  '/451',
  '/oops',
  '/blank',
  '/email-change',
  '/phone-change',
  '/factor-reset',
  '/favorite-games',
]);

/** Whether a page is indexed: not if it has more than three segments, which are four parts with the leading empty one (SEO-002). */
export function isIndexable(path: string, status: number): boolean {
  return status === 200 && !unlisted.has(path) && path.split('/').length <= 4;
}

/** Metadata of an indexable page: its canonical address, and the same page in every language (SEO-004). */
function linksOf({ site, locale, path, origin, page }: Parts): string[] {
  const { brand, host } = site;
  const own = page.canonical ?? path;
  const link = (other: Locale) => escapeHtml(origin + pathInLocale(other, own));
  return [
    `<link rel="canonical" href="${link(locale)}" />`,
    ...localesFor(brand, host).map((other) => `<link rel="alternate" hreflang="${other}" href="${link(other)}" />`),
    `<link rel="alternate" hreflang="x-default" href="${link(brand.defaultLocale)}" />`,
    ...(page.structured ?? []).map(
      (thing) => `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`,
    ),
  ];
}

function headOf(parts: Parts): string {
  const { locale, path, page } = parts;
  const { brand } = parts.site;
  const isTheirs = isIndexable(path, page.status) && !page.isFlagged && locale !== 'en-KW';
  return [
    `<title${page.isTitleKept ? ` data-kept="${escapeHtml(path)}"` : ''}>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}" />`,
    ...(page.keywords ? [`<meta name="keywords" content="${escapeHtml(page.keywords)}" />`] : []),
    `<meta name="theme-color" content="${brandColours[brand.id].theme}" />`,
    `<link rel="manifest" href="/manifest/${locale}.webmanifest" />`,
    `<link rel="icon" href="/icons/${brand.id}/favicon.svg" type="image/svg+xml" />`,
    `<link rel="apple-touch-icon" href="/icons/${brand.id}/apple-touch-180.png" />`,
    ...startupLinks(brand),
    ...(isTheirs ? linksOf(parts) : ['<meta name="robots" content="noindex" />']),
    ...(page.status === 200 ? shareTags({ ...parts, path: page.canonical ?? path }) : []),
  ].join('\n    ');
}

function codeOf({ template, locale, page }: Parts): string {
  return template
    .chunksOf(page.routes, locale)
    .map((file) => `<link rel="modulepreload" href="${file}" />`)
    .join('');
}

/** The site's brand and terms, for the browser: scripts are the same on all sites. */
function siteAttribute(site: HostSite): string {
  return ` data-site="${escapeHtml(JSON.stringify(siteForPage(site)))}"`;
}

/** The document of an address: the built page with its language, head, rendered shell and first data (SEO-004). */
export function fillDocument(parts: Parts): string {
  const { template, locale, site, isDataSaving = false, licence, page } = parts;
  const lang = locale === 'en-KW' ? 'en' : locale;
  return (
    template.html
      .replace(
        '<html lang="en">',
        `<html lang="${lang}" data-brand="${site.brand.id}" data-licence="${licence}"${siteAttribute(site)}${isDataSaving ? ' data-saver' : ''}>`,
      )
      .replace('<!--head-->', () => headOf(parts))
      .replace('<!--styles-->', () => `<style>${page.styles}</style>`)
      .replace('<!--code-->', () => codeOf(parts))
      .replace('<!--first-data-->', () => `<script type="application/json" id="first-data">${page.firstData}</script>`)
      // Last, so that a text in the page isn't mistaken for a placeholder.
      .replace('<!--shell-->', () => page.html)
  );
}
