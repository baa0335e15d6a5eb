import { brands } from '#brands/index';

const words: ReadonlySet<string> = new Set(Object.values(brands).map(({ productSlug }) => productSlug));
const productPath = /^\/([^/.]+)-(?:wheel|vipclub|adventure)$/;

/**
 * For routes such as `/{product}-wheel`: `markForeign` keeps paths with other brands' words from matching them (ROUTE-019, ROUTE-020,
 * ROUTE-024).
 */
export const ownProduct = {
  parse: ({ product }: { product: string }): { product: string } | false => (words.has(product) ? { product } : false),
};

/**
 * Routes are the same for all brands, so an address with another brand's word gets a leading dot: it then matches the content page with
 * that slug (`contentSlug`), never the brand's own product page.
 */
export function markForeign(pathname: string, ownWord: string): string {
  const word = productPath.exec(pathname)?.[1];
  return word !== undefined && word !== ownWord && words.has(word) ? `/.${pathname.slice(1)}` : pathname;
}

/** The address without the mark, as links and the bar have it. */
export function unmarkForeign(pathname: string): string {
  return pathname.replace(/^\/\.(?=[^/]+$)/, '/');
}

/** For the route of content pages: the slug without the mark. */
export const contentSlug = {
  parse: ({ slug }: { slug: string }): { slug: string } => ({ slug: slug.replace(/^\./, '') }),
  stringify: ({ slug }: { slug: string }): { slug: string } => ({ slug }),
};
