import type { Picture } from '#brands/brand';
import { localesFor, type HostSite } from '#brands/index';
import type { Locale } from '#contract/fields/locale';
import { pathInLocale } from '#rules/locale/address';
import { escapeHtml } from '../escape-html';
import type { DescribedPage } from './seo-metadata';

/** Locales as Open Graph spells them: language and country. */
const territories: Partial<Record<Locale, string>> = { en: 'en_GB', de: 'de_DE', it: 'it_IT', no: 'nb_NO' };
const openGraphLocale = (locale: Locale) => territories[locale] ?? locale.replace('-', '_');

/** The brand's picture for previews of pages without a picture of their own: PNG, because messengers show no SVG. */
function iconOf({ brand }: HostSite): Picture {
  return { url: `/icons/${brand.id}/icon-512.png`, width: 512, height: 512 };
}

interface Shared {
  site: HostSite;
  locale: Locale;
  /** The canonical path, without locale. */
  path: string;
  origin: string;
  page: Pick<DescribedPage, 'title' | 'description' | 'picture'>;
}

/** The tags from which messengers and social networks make the preview of a shared link (Open Graph, X). */
export function shareTags({ site, locale, path, origin, page }: Shared): string[] {
  const picture = page.picture ?? iconOf(site);
  const others = localesFor(site.brand, site.host).filter((other) => other !== locale);
  const openGraph: [string, string][] = [
    ['type', 'website'],
    ['site_name', site.brand.name],
    ['title', page.title],
    ['description', page.description],
    ['url', origin + pathInLocale(locale, path)],
    ['locale', openGraphLocale(locale)],
    ...others.map((other): [string, string] => ['locale:alternate', openGraphLocale(other)]),
    ['image', origin + picture.url],
    ['image:width', String(picture.width)],
    ['image:height', String(picture.height)],
    ['image:alt', page.title],
  ];
  return [
    ...openGraph.map(([name, content]) => `<meta property="og:${name}" content="${escapeHtml(content)}" />`),
    `<meta name="twitter:card" content="${page.picture ? 'summary_large_image' : 'summary'}" />`,
  ];
}
