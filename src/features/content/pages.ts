import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import type { AnswerOf } from '#contract/call';
import { getContentFiles, getMembersPage, getNews, getPage, getPages, getSnippets } from '#contract/calls/content';
import { type Page, type PageEntry, pageSlugSchema, type pageTypes, type PageVariant } from '#contract/fields/content';
import { currentSite } from '../../platform/brand';
import { queryOf } from '../../platform/api/query';
import { visitorCountry } from '../../platform/country';
import { activeLocale } from '../../platform/i18n';
import { logFailure } from '../../platform/log';

/** Every page for routes and menus, in the window's language. */
export const pagesQuery = () => queryOf(getPages, { query: { l: activeLocale() } });

/** One complete page, in the window's language (CMS-005). */
export const pageQuery = (slug: string, variant: PageVariant | null) =>
  queryOf(getPage, { params: { slug }, query: { l: activeLocale(), ...(variant && { variant }) } });

/** The same for a members' page, only available to players (ROUTE-046). */
const membersPageQuery = (slug: string, variant: PageVariant | null) =>
  queryOf(getMembersPage, { params: { slug }, query: { l: activeLocale(), ...(variant && { variant }) } });

/** One page of the list of articles (CMS-006). */
export const newsQuery = (page: number) => queryOf(getNews, { query: { l: activeLocale(), page: String(page) } });

/** The pieces of content inside built-in screens. */
export const snippetsQuery = () => queryOf(getSnippets, { query: { l: activeLocale() } });

/** The files of content. */
export const filesQuery = () => queryOf(getContentFiles, { query: { l: activeLocale() } });

/** The licence or country variant of pages: the host's licence decides before the visitor's country (ROUTE-044). */
async function variantHere(queryClient: QueryClient): Promise<PageVariant | null> {
  if (currentSite().licence === 'EE') return 'EE';
  return (await visitorCountry(queryClient)) === 'AU' ? 'AU' : null;
}

/** Whether a page has its own address: one for search engines describes a page that exists without it. */
const isMounted = ({ categories }: PageEntry) => !categories.includes('seo-page');

/**
 * Loads the page of an address, or an article (ROUTE-042, CMS-006). Throws notFound if there isn't one, redirects guests
 * from members' pages (ROUTE-046), and logs a page without content (CMS-004).
 */
export async function loadPage(queryClient: QueryClient, slug: string, membersOnly: () => void, kind: (typeof pageTypes)[number] = 'static'): Promise<Page> {
  if (!v.is(pageSlugSchema, slug)) throw notFound();
  const { data: pages } = await queryClient.ensureQueryData(pagesQuery());
  const entry = pages.find((page) => page.slug === slug && page.pageType === kind && isMounted(page));
  if (!entry) throw notFound();
  if (entry.membersOnly) membersOnly();
  try {
    const variant = await variantHere(queryClient);
    const page = entry.membersOnly ? await queryClient.ensureQueryData(membersPageQuery(slug, variant)) : await queryClient.ensureQueryData(pageQuery(slug, variant));
    if (page.content.includes('#file-list')) await queryClient.ensureQueryData(filesQuery());
    return page;
  } catch (error) {
    logFailure('PAGE_IS_NOT_HAVE_CONTENT', error);
    throw error;
  }
}

/** Loads one page of the articles; throws notFound past the last one (CMS-006). */
export async function loadNews(queryClient: QueryClient, page: number): Promise<AnswerOf<typeof getNews>> {
  const news = await queryClient.ensureQueryData(newsQuery(page));
  if (page > news.pagination.total_pages) throw notFound();
  return news;
}
