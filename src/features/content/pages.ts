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

/** Every page as routes and menus know it, in the language of the window. */
export const pagesQuery = () => queryOf(getPages, { query: { l: activeLocale() } });

/** One page whole, in the language of the window (CMS-005). */
export const pageQuery = (slug: string, variant: PageVariant | null) =>
  queryOf(getPage, { params: { slug }, query: { l: activeLocale(), ...(variant && { variant }) } });

/** The same of a page for members, which players alone are given (ROUTE-046). */
const membersPageQuery = (slug: string, variant: PageVariant | null) =>
  queryOf(getMembersPage, { params: { slug }, query: { l: activeLocale(), ...(variant && { variant }) } });

/** One page of the list of articles (CMS-006). */
export const newsQuery = (page: number) => queryOf(getNews, { query: { l: activeLocale(), page: String(page) } });

/** The pieces of content that screens of the product hold. */
export const snippetsQuery = () => queryOf(getSnippets, { query: { l: activeLocale() } });

/** What content offers to take along. */
export const filesQuery = () => queryOf(getContentFiles, { query: { l: activeLocale() } });

/** The licence or country that a page may differ for: the host's licence decides before the visitor's country (ROUTE-044). */
async function variantHere(queryClient: QueryClient): Promise<PageVariant | null> {
  if (currentSite().licence === 'EE') return 'EE';
  return (await visitorCountry(queryClient)) === 'AU' ? 'AU' : null;
}

/** Whether a page has an address of its own: one for search engines speaks of a page that exists without it. */
const isMounted = ({ categories }: PageEntry) => !categories.includes('seo-page');

/**
 * Loads the page of an address, or an article (ROUTE-042, CMS-006). Throws notFound where there is none, has guests sent
 * away from pages of members (ROUTE-046), and logs a page that has no content to show (CMS-004).
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
