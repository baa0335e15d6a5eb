import * as v from 'valibot';

/** The category of a page (CMS-001). */
export const pageCategories = ['custom-page', 'top-menu', 'bottom-menu', 'page', 'seo-page'] as const;
export type PageCategory = (typeof pageCategories)[number];

/** The category of a snippet (CMS-001). */
export const snippetCategories = ['tournament', 'footer-content', 'terms-changes'] as const;

/** The kind of page: a permanent one, or an article with a date (CMS-006). */
export const pageTypes = ['static', 'news'] as const;

/** The licences and countries that may have their own variant of a page (ROUTE-044). */
export const pageVariants = ['AU', 'EE'] as const;
export type PageVariant = (typeof pageVariants)[number];

/** A page's slug: lower-case letters, digits and single hyphens. */
export const pageSlugSchema = v.pipe(v.string(), v.maxLength(80), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

const entries = {
  id: v.pipe(v.number(), v.safeInteger()),
  slug: pageSlugSchema,
  /** The address without its locale. */
  path: v.string(),
  /** The address with its locale. */
  url: v.string(),
  /** The page's name; a licence's variant has it appended: `terms-and-conditions/AU`. */
  routeName: v.string(),
  title: v.string(),
  categories: v.array(v.picklist(pageCategories)),
  /** Reachable by its address only, in no menu. */
  hidden: v.boolean(),
  /** Guests are redirected to main (ROUTE-046). */
  membersOnly: v.boolean(),
  pageType: v.picklist(pageTypes),
  /** A badge beside its menu entry. */
  badge: v.nullable(v.string()),
};

/** A page for menus and routes. */
export const pageEntrySchema = v.strictObject(entries);
export type PageEntry = v.InferOutput<typeof pageEntrySchema>;

/** An award (CMS-001). `imgUrl` is a path of this site. */
export const awardSchema = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1)),
  nomination: v.string(),
  prize: v.string(),
  year: v.pipe(v.number(), v.safeInteger(), v.minValue(1990), v.maxValue(2100)),
  imgUrl: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
});
export type Award = v.InferOutput<typeof awardSchema>;

/** The data of a page besides its text: the date of an article, as YYYY-MM-DD, and awards. */
const pageJsonSchema = v.strictObject({ date: v.nullable(v.string()), awards: v.array(awardSchema) });

/** A whole page (CMS-001). `content` is sanitised HTML with component placeholders (CMS-003, CMS-005). */
export const pageSchema = v.strictObject({
  ...entries,
  content: v.string(),
  blocks: v.strictObject({
    'content-main': v.string(),
    json: v.string(),
    title: v.string(),
    description: v.string(),
    keywords: v.string(),
  }),
  json: pageJsonSchema,
});
export type Page = v.InferOutput<typeof pageSchema>;

/** An article in the list of news. `date` is its publication date, as YYYY-MM-DD. */
export const newsEntrySchema = v.strictObject({
  slug: pageSlugSchema,
  path: v.string(),
  title: v.string(),
  description: v.string(),
  date: v.string(),
  badge: v.nullable(v.string()),
});
export type NewsEntry = v.InferOutput<typeof newsEntrySchema>;

/** A piece of content inside a built-in screen. */
export const snippetSchema = v.strictObject({
  id: pageSlugSchema,
  content: v.string(),
  categories: v.array(v.picklist(snippetCategories)),
});

export type Snippet = v.InferOutput<typeof snippetSchema>;

/** A file that content refers to: a picture or a document, and its size in bytes. */
export const contentFileSchema = v.strictObject({ name: v.string(), url: v.string(), type: v.string(), bytes: v.number() });
