/** The addresses that begin with a brand's word. The loot-box wheel has an address of its own, the same for all brands (ROUTE-019). */
const productPath = /^\/(?!rocketmart-wheel$)([^/.]+)-(?:wheel|vipclub|adventure)$/;

/**
 * For routes such as `/{product}-wheel`: they don't match paths that `markForeign` has marked (ROUTE-019, ROUTE-020, ROUTE-024).
 */
export const ownProduct = {
  parse: ({ product }: { product: string }): { product: string } | false => (product.startsWith('.') ? false : { product }),
};

/**
 * Routes are the same for all brands, so an address with any word but the brand's gets a leading dot: it then matches the content page
 * with that slug (`contentSlug`), never the brand's own product page.
 */
export function markForeign(pathname: string, ownWord: string): string {
  const word = productPath.exec(pathname)?.[1];
  return word !== undefined && word !== ownWord ? `/.${pathname.slice(1)}` : pathname;
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
