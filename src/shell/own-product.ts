import { currentBrand } from '../platform/brand';

/**
 * For routes such as `/{product}-wheel`: they only match the brand's own slug; with any other one the content page at that
 * address shows (ROUTE-019, ROUTE-020, ROUTE-024).
 */
export const ownProduct = {
  parse: ({ product }: { product: string }): { product: string } | false => (product === currentBrand().productSlug ? { product } : false),
};
