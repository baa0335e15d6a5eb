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

/** A link to a category's list: slots and live have addresses of their own (ROUTE-002 to ROUTE-004). */
export function CategoryLink({ category, ...rest }: CategoryLinkProps) {
  if (category === 'slots') return <Link to="/pokies" {...rest} />;
  if (category === 'live') return <Link to="/live" {...rest} />;
  return <Link to="/games/$category" params={{ category }} {...rest} />;
}
