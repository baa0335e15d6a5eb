import { sql } from 'kysely';
import type { PageVariant } from '#contract/fields/content';
import type { Locale } from '#contract/fields/locale';
import { servingLocales } from '#rules/content/nearest-text';
import type { Queries, Transaction } from '#server/database/connection';
import type { ContentSource, FileSource, PageSource, SnippetSource } from './content-files';

/** All sources, in the order of the menus. */
export async function readSources(queries: Queries): Promise<ContentSource> {
  const pages = await queries.selectFrom('content_pages').selectAll().orderBy('position').orderBy('slug').execute();
  const texts = await queries.selectFrom('content_texts').selectAll().orderBy('locale').orderBy('variant').execute();
  const snippets = await queries.selectFrom('content_snippets').selectAll().orderBy('id').orderBy('locale').execute();
  return {
    pages: pages.map(
      ({
        id,
        slug,
        page_type: type,
        categories,
        position: order,
        hidden,
        members_only: membersOnly,
        published_on: date,
        awards,
        version,
      }) => ({
        slug,
        settings: {
          categories,
          order,
          hidden,
          membersOnly,
          type,
          awards,
          ...(date !== null && { date }),
          ...(version !== null && { version }),
        },
        texts: texts
          .filter((text) => text.page_id === id)
          .map(({ locale, variant, title, description, keywords, badge, source }) => ({
            locale,
            variant,
            head: { title, description, keywords, badge },
            source,
          })),
      }),
    ),
    snippets: [...new Map(snippets.map(({ id, categories }) => [id, categories]))].map(([id, categories]) => ({
      id,
      categories,
      texts: snippets.filter((snippet) => snippet.id === id).map(({ locale, source }) => ({ locale, variant: '' as const, source })),
    })),
    files: await queries.selectFrom('content_files').selectAll().orderBy('name').execute(),
  };
}

/** Created when content is imported, which a running server seldom does: until then, its libraries aren't loaded. */
const toHtml = async (source: string) => (await import('./to-html')).toHtml(source);

/** A published page's version and texts; null if there's no such page. */
export async function readPublished(queries: Queries, slug: string) {
  const page = await queries.selectFrom('content_pages').select(['id', 'version']).where('slug', '=', slug).executeTakeFirst();
  if (!page) return null;
  const texts = await queries
    .selectFrom('content_texts')
    .select(['locale', 'variant', 'title', 'source'])
    .where('page_id', '=', page.id)
    .execute();
  return { version: page.version, texts };
}

/** Replaces the page with the same slug; the texts are sanitised here (CMS-005). */
export async function putPage(transaction: Transaction, { slug, settings, texts }: PageSource): Promise<void> {
  const values = {
    slug,
    page_type: settings.type,
    categories: settings.categories,
    position: settings.order,
    hidden: settings.hidden,
    members_only: settings.membersOnly,
    published_on: settings.date ?? null,
    awards: JSON.stringify(settings.awards),
    version: settings.version ?? null,
  };
  const { id } = await transaction
    .insertInto('content_pages')
    .values(values)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ ...values, changed_at: sql`now()` }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction.deleteFrom('content_texts').where('page_id', '=', id).execute();
  if (texts.length === 0) return;
  const rows = await Promise.all(
    texts.map(async ({ locale, variant, head, source }) => ({ page_id: id, locale, variant, ...head, source, html: await toHtml(source) })),
  );
  await transaction.insertInto('content_texts').values(rows).execute();
}

/** Replaces the snippet with the same id. */
export async function putSnippet(transaction: Transaction, { id, categories, texts }: SnippetSource): Promise<void> {
  await transaction.deleteFrom('content_snippets').where('id', '=', id).execute();
  if (texts.length === 0) return;
  const rows = await Promise.all(texts.map(async ({ locale, source }) => ({ id, locale, categories, source, html: await toHtml(source) })));
  await transaction.insertInto('content_snippets').values(rows).execute();
}

/** Replaces the file with the same name. */
export async function putFile(transaction: Transaction, file: FileSource): Promise<void> {
  await transaction
    .insertInto('content_files')
    .values(file)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(file))
    .execute();
}

/** An instant's date, in the format of articles. */
const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/** Pages with their texts of some locales, in the order of the menus; an article only from its date on (CMS-006). */
export function pageTexts(queries: Queries, locales: readonly Locale[], now: Date) {
  return queries
    .selectFrom('content_pages')
    .innerJoin('content_texts', 'content_texts.page_id', 'content_pages.id')
    .where('content_texts.locale', 'in', locales)
    .where((is) => is.or([is('published_on', 'is', null), is('published_on', '<=', dayOf(now))]))
    .selectAll()
    .orderBy('position')
    .orderBy('slug');
}
export type PageText = Awaited<ReturnType<ReturnType<typeof pageTexts>['execute']>>[number];

/** The published articles of the list, newest first. */
export function articlesUntil(queries: Queries, locales: readonly Locale[], now: Date) {
  return queries
    .selectFrom('content_pages')
    .innerJoin('content_texts', 'content_texts.page_id', 'content_pages.id')
    .where('content_texts.locale', 'in', locales)
    .where('page_type', '=', 'news')
    .where('variant', '=', '')
    .where('hidden', '=', false)
    .where('members_only', '=', false)
    .where('published_on', '<=', dayOf(now))
    .selectAll()
    .orderBy('published_on', 'desc')
    .orderBy('slug');
}

/** One page's texts for a locale: general ones and those of a variant. */
export function textsOfPage(
  queries: Queries,
  slug: string,
  { locale, now }: { locale: Locale; now: Date },
  variant: PageVariant | undefined,
): Promise<PageText[]> {
  const variants: (PageVariant | '')[] = variant === undefined ? [''] : ['', variant];
  return pageTexts(queries, servingLocales(locale), now).where('slug', '=', slug).where('variant', 'in', variants).execute();
}

/** The public pages, in their order. */
export function publicPages(queries: Queries) {
  return queries
    .selectFrom('content_pages')
    .selectAll()
    .where('hidden', '=', false)
    .where('members_only', '=', false)
    .orderBy('position')
    .orderBy('slug')
    .execute();
}

/** The snippets in a locale and its fallbacks. */
export function snippetsIn(queries: Queries, asked: { locale: Locale }) {
  return queries.selectFrom('content_snippets').selectAll().where('locale', 'in', servingLocales(asked.locale)).orderBy('id').execute();
}
