import type { Brand } from '#brands/brand';
import type { ResponseOf } from '#contract/call';
import { ARTICLES_A_PAGE, type getNews } from '#contract/calls/content';
import type { LocalText } from '#contract/fields/config/parts';
import type { Page, PageEntry, PageVariant } from '#contract/fields/content';
import type { Locale } from '#contract/fields/locale';
import { pseudoText } from '#locales/pseudo';
import { textIn } from '#rules/content/local-text';
import { nearestText, servingLocales } from '#rules/content/nearest-text';
import { filled } from '#rules/content/variables';
import { pathInLocale } from '#rules/locale/address';
import type { Database } from '#server/database/connection';
import { refuse } from '#server/plugins/refusals';
import { articlesUntil, type PageText, pageTexts, textsOfPage, publicPages, snippetsIn } from './store';

/** The language, brand and time of a content request. */
export interface ContentAsked {
  locale: Locale;
  brand: Brand;
  now: Date;
}

const wordsBetweenTags = /(?<=^|>)[^<>]*[^<>\s][^<>]*(?=<|$)/g;

/** Fills in the product's values, and marks en-KW text as such: only text between tags, never a placeholder's. */
function shown(text: string, { locale, brand, now }: ContentAsked): string {
  const whole = filled(text, { brand: brand.name, support_email: brand.support.email, current_year: String(now.getUTCFullYear()) });
  return locale === 'en-KW' ? whole.replace(wordsBetweenTags, (words) => (words.startsWith('#') ? words : pseudoText(words))) : whole;
}

/** The nearest text of each item, in order. */
function nearestOfEach<Name extends string, Text extends Record<Name, unknown> & { locale: Locale }>(
  texts: readonly Text[],
  name: Name,
  locale: Locale,
): Text[] {
  const names = [...new Set(texts.map((text) => text[name]))];
  return names.flatMap(
    (each) =>
      nearestText(
        texts.filter((text) => text[name] === each).map((text) => ({ ...text, variant: '' })),
        locale,
      ) ?? [],
  );
}

/** The address of a page without its locale: articles are under their list (CMS-006). */
export const pathOf = ({ page_type, slug }: Pick<PageText, 'page_type' | 'slug'>) => (page_type === 'news' ? `/news/${slug}` : `/${slug}`);

function entryOf(text: PageText, asked: ContentAsked): PageEntry {
  const path = pathOf(text);
  return {
    id: text.id,
    slug: text.slug,
    path,
    url: pathInLocale(asked.locale, path),
    routeName: text.variant ? `${text.slug}/${text.variant}` : text.slug,
    title: shown(text.title, asked),
    categories: text.categories,
    hidden: text.hidden,
    membersOnly: text.members_only,
    pageType: text.page_type,
    badge: text.badge === null ? null : shown(text.badge, asked),
  };
}

/** Every page in the order of the menus, each in the nearest language that it has (CMS-001). */
export async function listPages(database: Database, asked: ContentAsked): Promise<PageEntry[]> {
  const texts = await pageTexts(database, servingLocales(asked.locale), asked.now).where('variant', '=', '').execute();
  return nearestOfEach(texts, 'slug', asked.locale).map((text) => entryOf(text, asked));
}

interface PageAsked {
  slug: string;
  variant?: PageVariant | undefined;
  /** Whether it's for members only, or for everybody (ROUTE-046). */
  isForMembers: boolean;
}

/** One page in full, in its variant if there is one (ROUTE-044). Refuses page_not_found, also before an article is published. */
export async function readPage(database: Database, { slug, variant, isForMembers }: PageAsked, asked: ContentAsked): Promise<Page> {
  const texts = await textsOfPage(database, slug, asked, variant);
  const text = nearestText(texts, asked.locale, variant);
  if (!text || text.members_only !== isForMembers) throw refuse('page_not_found');
  const content = shown(text.html, asked);
  const entry = entryOf(text, asked);
  const description = shown(text.description, asked);
  const say = (words: string | LocalText) => (typeof words === 'string' ? words : shown(textIn(words, asked.locale), asked));
  const awards = text.awards.map((award) => ({ ...award, nomination: say(award.nomination), prize: say(award.prize) }));
  const json = { date: text.published_on, awards };
  return {
    ...entry,
    content,
    blocks: { 'content-main': content, json: JSON.stringify(json), title: entry.title, description, keywords: text.keywords },
    json,
  };
}

/** The operators' metadata of a built-in address: title, description and keywords; null if there isn't one. */
export async function readMetadata(database: Database, slug: string, asked: ContentAsked) {
  const texts = await textsOfPage(database, slug, asked, undefined);
  const text = nearestText(texts, asked.locale);
  if (!text?.categories.includes('seo-page')) return null;
  return { title: shown(text.title, asked), description: shown(text.description, asked), keywords: text.keywords };
}

/** The pages and articles for search engines, each with the date of its last change. */
export async function readIndexedPages(database: Database, now: Date): Promise<{ path: string; changed: string }[]> {
  const pages = await publicPages(database);
  const today = now.toISOString().slice(0, 10);
  return pages
    .filter(({ categories, published_on: day }) => !categories.includes('seo-page') && (day === null || day <= today))
    .map((page) => ({ path: pathOf(page), changed: page.changed_at.toISOString().slice(0, 10) }));
}

/** The snippets, each in the nearest language that it has (CMS-001). */
export async function listSnippets(database: Database, asked: ContentAsked) {
  const texts = await snippetsIn(database, asked);
  return nearestOfEach(texts, 'id', asked.locale).map(({ id, categories, html }) => ({ id, categories, content: shown(html, asked) }));
}

/** One page of the published articles, newest first; pages count from 1, and one past the end is empty (CMS-006). */
export async function listNews(database: Database, number: number, asked: ContentAsked): Promise<ResponseOf<typeof getNews>> {
  const texts = await articlesUntil(database, servingLocales(asked.locale), asked.now).execute();
  const articles = nearestOfEach(texts, 'slug', asked.locale);
  const pages = Math.max(1, Math.ceil(articles.length / ARTICLES_A_PAGE));
  const data = articles.slice((number - 1) * ARTICLES_A_PAGE, number * ARTICLES_A_PAGE).map((text) => {
    const { slug, path, title, badge } = entryOf(text, asked);
    return { slug, path, title, badge, description: shown(text.description, asked), date: text.published_on! };
  });
  const pagination = {
    current_page: number,
    next_page: number < pages ? number + 1 : null,
    prev_page: number > 1 ? number - 1 : null,
    total_pages: pages,
    total_count: articles.length,
  };
  return { data, pagination };
}
