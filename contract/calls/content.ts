import * as v from 'valibot';
import { defineCall } from '../call';
import {
  contentFileSchema,
  newsEntrySchema,
  pageEntrySchema,
  pageSchema,
  pageSlugSchema,
  pageVariants,
  snippetSchema,
} from '../fields/content';
import { paginationSchema } from '../fields/game';
import { localeSchema } from '../fields/locale';

/** Articles on a page of the list (CMS-006). */
export const ARTICLES_A_PAGE = 6;

const pageNumber = v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number));

const inLocale = v.strictObject({ l: localeSchema });

export const getPages = defineCall({
  id: 'content.pages',
  method: 'GET',
  path: '/api/cms/pages',
  who: 'guest',
  privacy: 'public',
  offline: 'last-known',
  summary: 'Every content page with what menus and routes need, in menu order.',
  proves: ['API-054', 'CMS-001'],
  query: inLocale,
  response: v.strictObject({ data: v.array(pageEntrySchema) }),
  refusals: [],
  example: { query: { l: 'en' } },
});

export const getPage = defineCall({
  id: 'content.page',
  method: 'GET',
  path: '/api/cms/pages/{slug}',
  who: 'guest',
  privacy: 'public',
  offline: 'last-known',
  summary: 'One page with its text: the variant for the licence or country if there is one, else the general page.',
  proves: ['API-054', 'CMS-005', 'ROUTE-044'],
  params: v.strictObject({ slug: pageSlugSchema }),
  query: v.strictObject({ l: localeSchema, variant: v.optional(v.picklist(pageVariants)) }),
  response: pageSchema,
  refusals: ['page_not_found'],
  example: { params: { slug: 'terms-and-conditions' }, query: { l: 'en' } },
});

/** A page for members, which the public call for pages omits (ROUTE-046). The device stores it for the player only. */
export const getMembersPage = defineCall({
  id: 'content.members-page',
  method: 'GET',
  path: '/api/cms/members/{slug}',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: 'One page for members with its text, in the format of the public call for pages.',
  proves: ['API-068', 'ROUTE-046'],
  params: v.strictObject({ slug: pageSlugSchema }),
  query: v.strictObject({ l: localeSchema, variant: v.optional(v.picklist(pageVariants)) }),
  response: pageSchema,
  refusals: ['page_not_found'],
  example: { params: { slug: 'player-guide' }, query: { l: 'en' } },
});

export const getNews = defineCall({
  id: 'content.news',
  method: 'GET',
  path: '/api/cms/news',
  who: 'guest',
  privacy: 'public',
  offline: 'last-known',
  summary: 'The published articles, the newest first, six to a page.',
  proves: ['CMS-006', 'API-068'],
  query: v.strictObject({ l: localeSchema, page: v.optional(pageNumber, '1') }),
  response: v.strictObject({ data: v.array(newsEntrySchema), pagination: paginationSchema }),
  refusals: [],
  example: { query: { l: 'en', page: '1' } },
});

export const getSnippets = defineCall({
  id: 'content.snippets',
  method: 'GET',
  path: '/api/cms/snippets',
  who: 'guest',
  privacy: 'public',
  offline: 'last-known',
  summary: 'The snippets of content that built-in screens contain.',
  proves: ['API-054', 'CMS-001'],
  query: inLocale,
  response: v.strictObject({ data: v.array(snippetSchema) }),
  refusals: [],
  example: { query: { l: 'en' } },
});

export const getContentFiles = defineCall({
  id: 'content.files',
  method: 'GET',
  path: '/api/cms/files',
  who: 'guest',
  privacy: 'public',
  offline: 'last-known',
  summary: 'The pictures and documents that content refers to.',
  proves: ['API-054'],
  query: inLocale,
  response: v.strictObject({ data: v.array(contentFileSchema) }),
  refusals: [],
  example: { query: { l: 'en' } },
});
