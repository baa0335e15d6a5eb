import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { GameCard } from '#contract/fields/game';

interface PlayLinkProps {
  game: Pick<GameCard, 'provider' | 'seo_title'>;
  mode: 'real' | 'demo';
  className?: string;
  children?: ReactNode;
  'aria-label'?: string;
  onClick?: () => void;
}

/** A link to a game's page (ROUTE-025). */
export function PlayLink({ game, mode, ...rest }: PlayLinkProps) {
  return (
    <Link
      to="/play/$producer/$name"
      params={{ producer: game.provider, name: game.seo_title }}
      search={{ mode }}
      preload={false}
      {...rest}
    />
  );
}
