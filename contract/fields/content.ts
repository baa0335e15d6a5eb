import * as v from 'valibot';

/** Where a page belongs (CMS-001). */
export const pageCategories = ['custom-page', 'top-menu', 'bottom-menu', 'page', 'seo-page'] as const;
export type PageCategory = (typeof pageCategories)[number];

/** Where a snippet belongs (CMS-001). */
export const snippetCategories = ['tournament', 'footer-content'] as const;

/** What kind of page it is: one that stays, or an article that has a date (CMS-006). */
export const pageTypes = ['static', 'news'] as const;

/** The licences and countries that pages may differ for (ROUTE-044). */
export const pageVariants = ['AU', 'EE'] as const;
export type PageVariant = (typeof pageVariants)[number];

/** The name of a page in its address: small letters, digits and single hyphens. */
export const pageSlugSchema = v.pipe(v.string(), v.maxLength(80), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

const entries = {
  id: v.pipe(v.number(), v.safeInteger()),
  slug: pageSlugSchema,
  /** The address without its locale. */
  path: v.string(),
  /** The address with its locale. */
  url: v.string(),
  /** The page's name; one for a licence has it appended: `terms-and-conditions/AU`. */
  routeName: v.string(),
  title: v.string(),
  categories: v.array(v.picklist(pageCategories)),
  /** Reached by its address alone, in no menu. */
  hidden: v.boolean(),
  /** Guests are led to main (ROUTE-046). */
  membersOnly: v.boolean(),
  pageType: v.picklist(pageTypes),
  /** A word beside its entry in a menu. */
  badge: v.nullable(v.string()),
};

/** A page as menus and routes know it. */
export const pageEntrySchema = v.strictObject(entries);
export type PageEntry = v.InferOutput<typeof pageEntrySchema>;

/** Something that was won (CMS-001). `imgUrl` is a path of this site. */
export const awardSchema = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1)),
  nomination: v.string(),
  prize: v.string(),
  year: v.pipe(v.number(), v.safeInteger(), v.minValue(1990), v.maxValue(2100)),
  imgUrl: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
});
export type Award = v.InferOutput<typeof awardSchema>;

/** What a page knows beside its text: the day of an article, as YYYY-MM-DD, and what was won. */
const pageJsonSchema = v.strictObject({ date: v.nullable(v.string()), awards: v.array(awardSchema) });

/** A whole page (CMS-001). `content` is sanitised HTML with component placeholders in it (CMS-003, CMS-005). */
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

/** An article as the list of news shows it. `date` is the day it came out, as YYYY-MM-DD. */
export const newsEntrySchema = v.strictObject({
  slug: pageSlugSchema,
  path: v.string(),
  title: v.string(),
  description: v.string(),
  date: v.string(),
  badge: v.nullable(v.string()),
});
export type NewsEntry = v.InferOutput<typeof newsEntrySchema>;

/** A piece of content inside a screen of the product's own. */
export const snippetSchema = v.strictObject({
  id: pageSlugSchema,
  content: v.string(),
  categories: v.array(v.picklist(snippetCategories)),
});

export type Snippet = v.InferOutput<typeof snippetSchema>;

/** Something that content refers to: a picture or a document, and what it weighs in bytes. */
export const contentFileSchema = v.strictObject({ name: v.string(), url: v.string(), type: v.string(), bytes: v.number() });
