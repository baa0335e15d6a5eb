import { notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import type { ResponseOf } from '#contract/call';
import { getContentFiles, getMembersPage, getNews, getPage, getPages, getSnippets } from '#contract/calls/content';
import { type Page, type PageEntry, pageSlugSchema, type pageTypes, type PageVariant } from '#contract/fields/content';
import type { AppContext } from '../../platform/context/app-context';
import { queryOf } from '../../platform/api/query';
import { visitorCountry } from '../../platform/context/country';
import type { Locale } from '#contract/fields/locale';
import { logFailure } from '../../platform/log';

/** The list of all pages for routes and menus, in a language. */
export const pagesQuery = (locale: Locale) => queryOf(getPages, { query: { l: locale } });

/** One page with its text, in a language (CMS-005). */
export const pageQuery = (locale: Locale, slug: string, variant: PageVariant | null) =>
  queryOf(getPage, { params: { slug }, query: { l: locale, ...(variant && { variant }) } });

/** The same for a members' page, which only players get (ROUTE-046). */
const membersPageQuery = (locale: Locale, slug: string, variant: PageVariant | null) =>
  queryOf(getMembersPage, { params: { slug }, query: { l: locale, ...(variant && { variant }) } });

/** One page of the list of articles (CMS-006). */
export const newsQuery = (locale: Locale, page: number) => queryOf(getNews, { query: { l: locale, page: String(page) } });

/** The snippets that screens of the product show. */
export const snippetsQuery = (locale: Locale) => queryOf(getSnippets, { query: { l: locale } });

/** The files to download. */
export const filesQuery = (locale: Locale) => queryOf(getContentFiles, { query: { l: locale } });

/** The licence or country that a page may differ for: the host's licence decides before the visitor's country (ROUTE-044). */
async function variantHere(app: AppContext): Promise<PageVariant | null> {
  if (app.site.licence === 'EE') return 'EE';
  return (await visitorCountry(app)) === 'AU' ? 'AU' : null;
}

/** Whether a page has its own address: one for search engines describes a page that exists without it. */
const isMounted = ({ categories }: PageEntry) => !categories.includes('seo-page');

/**
 * Loads the page of an address, or an article (ROUTE-042, CMS-006). Throws notFound if there isn't one, redirects guests
 * from members' pages (ROUTE-046), and logs a page without content (CMS-004).
 */
export async function loadPage(
  app: AppContext,
  slug: string,
  membersOnly: (app: AppContext) => void,
  kind: (typeof pageTypes)[number] = 'static',
): Promise<Page> {
  if (!v.is(pageSlugSchema, slug)) throw notFound();
  const { data: pages } = await app.queryClient.ensureQueryData(pagesQuery(app.language.locale));
  const entry = pages.find((page) => page.slug === slug && page.pageType === kind && isMounted(page));
  if (!entry) throw notFound();
  if (entry.membersOnly) membersOnly(app);
  try {
    const variant = await variantHere(app);
    const page = entry.membersOnly
      ? await app.queryClient.ensureQueryData(membersPageQuery(app.language.locale, slug, variant))
      : await app.queryClient.ensureQueryData(pageQuery(app.language.locale, slug, variant));
    if (page.content.includes('#file-list')) await app.queryClient.ensureQueryData(filesQuery(app.language.locale));
    return page;
  } catch (error) {
    logFailure('PAGE_IS_NOT_HAVE_CONTENT', error);
    throw error;
  }
}

/** Loads one page of the articles; throws notFound past the last one (CMS-006). */
export async function loadNews(app: AppContext, page: number): Promise<ResponseOf<typeof getNews>> {
  const news = await app.queryClient.ensureQueryData(newsQuery(app.language.locale, page));
  if (page > news.pagination.total_pages) throw notFound();
  return news;
}
