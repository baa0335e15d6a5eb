import { currentBrand } from '../platform/brand';

/**
 * For routes such as `/{product}-wheel`: the brand's own word is theirs; at any other they are not, so that the page of the
 * content that lies there shows (ROUTE-019, ROUTE-020, ROUTE-024).
 */
export const ownProduct = {
  parse: ({ product }: { product: string }): { product: string } | false => (product === currentBrand().productSlug ? { product } : false),
};
