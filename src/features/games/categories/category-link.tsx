import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { GameCategory } from '#contract/fields/game';

interface CategoryLinkProps {
  category: GameCategory;
  className?: string;
  'aria-label'?: string;
  children?: ReactNode;
  'aria-current'?: 'page' | undefined;
}

/** Lists of other categories are below these two addresses: there these aren't the open one. */
const exact = { exact: true };

/** A link to a category's list: slots and live have their own addresses (ROUTE-002 to ROUTE-004). */
export function CategoryLink({ category, ...rest }: CategoryLinkProps) {
  if (category === 'slots') return <Link to="/pokies" activeOptions={exact} {...rest} />;
  if (category === 'live') return <Link to="/live" activeOptions={exact} {...rest} />;
  return <Link to="/games/$category" params={{ category }} {...rest} />;
}
