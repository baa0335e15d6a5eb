import { expect, it } from 'vitest';
import type { PageEntry } from '#contract/fields/content';
import { menuOf } from './menu';

const page = (slug: string, change: Partial<PageEntry>): PageEntry => ({
  id: 1,
  slug,
  path: `/${slug}`,
  url: `/${slug}`,
  routeName: slug,
  title: slug,
  categories: ['top-menu'],
  hidden: false,
  membersOnly: false,
  pageType: 'static',
  badge: null,
  ...change,
});

const pages = [
  page('news', { categories: ['seo-page', 'top-menu', 'bottom-menu'], badge: 'New' }),
  page('guide', { membersOnly: true }),
  page('secret', { hidden: true }),
  page('terms', { categories: ['page', 'bottom-menu'] }),
  page('home', { categories: ['seo-page'] }),
];
const slugs = (...asked: Parameters<typeof menuOf>) => menuOf(...asked).map(({ slug }) => slug);

it('a menu has its own pages in their order, no hidden ones, and members’ pages for members only [HEAD-005d]', () => {
  expect(slugs(pages, 'top-menu', false)).toEqual(['news']);
  expect(slugs(pages, 'top-menu', true)).toEqual(['news', 'guide']);
  expect(slugs(pages, 'bottom-menu', true)).toEqual(['news', 'terms']);
});
