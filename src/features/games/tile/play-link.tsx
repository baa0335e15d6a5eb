import type { ReactNode } from 'react';
import type { GameCard } from '#contract/fields/game';
import { PlainLink } from '../../../platform/navigation/plain-link';

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
  return <PlainLink to={`/play/${encodeURIComponent(game.provider)}/${encodeURIComponent(game.seo_title)}?mode=${mode}`} {...rest} />;
}
