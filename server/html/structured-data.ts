import type { Brand } from '#brands/brand';
import type { Locale } from '#contract/fields/locale';
import { pathInLocale, rootPathOf } from '#rules/locale/address';

const CONTEXT = 'https://schema.org';

/** Structured data for search engines (JSON-LD). */
export type Thing = Record<string, unknown>;

export interface Site {
  brand: Brand;
  origin: string;
  locale: Locale;
}

/** The organisation and the website: for the main page on a brand's host (SEO-003). */
export function organizationAndSite({ brand, origin, locale }: Site): Thing[] {
  const url = `${origin}${rootPathOf(locale)}`;
  return [
    {
      '@context': CONTEXT,
      '@type': 'Organization',
      name: brand.name,
      legalName: brand.company.name,
      url: `${origin}/`,
      logo: iconOf({ brand, origin }),
      email: brand.support.email,
      telephone: brand.support.phone,
      address: brand.company.address,
      sameAs: brand.support.social.map((account) => account.url),
    },
    { '@context': CONTEXT, '@type': 'WebSite', name: brand.name, url, inLanguage: locale },
  ];
}

const iconOf = ({ brand, origin }: Pick<Site, 'brand' | 'origin'>) => `${origin}/icons/${brand.id}/icon-512.png`;

/** A page's breadcrumbs: names and paths without locale, the page itself last. */
export function breadcrumbs({ brand, origin, locale }: Site, crumbs: readonly (readonly [name: string, path: string])[]): Thing {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [[brand.name, '/'] as const, ...crumbs].map(([name, path], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + pathInLocale(locale, path),
    })),
  };
}

export interface Article {
  title: string;
  description: string;
  path: string;
  /** YYYY-MM-DD. */
  date: string;
}

/** An article of the news (CMS-006). */
export function newsArticle(site: Site, { title, description, path, date }: Article): Thing {
  const publisher = { '@type': 'Organization', name: site.brand.name, logo: { '@type': 'ImageObject', url: iconOf(site) } };
  return {
    '@context': CONTEXT,
    '@type': 'NewsArticle',
    headline: title,
    description,
    datePublished: date,
    inLanguage: site.locale,
    mainEntityOfPage: site.origin + pathInLocale(site.locale, path),
    image: [iconOf(site)],
    author: publisher,
    publisher,
  };
}
