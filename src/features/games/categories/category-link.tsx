import type { ReactNode } from 'react';
import type { GameCategory } from '#contract/fields/game';
import { PlainLink } from '../../../platform/navigation/plain-link';

interface CategoryLinkProps {
  category: GameCategory;
  className?: string;
  'aria-label'?: string;
  children?: ReactNode;
  'aria-current'?: 'page' | undefined;
}

/** The address of a category's list: slots and live have their own addresses (ROUTE-002 to ROUTE-004). */
export const addressOf = (category: GameCategory) =>
  category === 'slots' ? '/pokies' : category === 'live' ? '/live' : (`/games/${encodeURIComponent(category)}` as const);

/** A link to a category's list; its chip says whether that's the open one. */
export function CategoryLink({ category, ...rest }: CategoryLinkProps) {
  return <PlainLink to={addressOf(category)} isPreloading {...rest} />;
}
