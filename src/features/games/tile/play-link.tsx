import type { ReactNode } from 'react';
import type { GameCard } from '#contract/fields/game';
import type { GameWay } from '#rules/games/availability';
import { PlainLink } from '../../../platform/navigation/plain-link';

interface PlayLinkProps {
  game: Pick<GameCard, 'provider' | 'seo_title'>;
  mode: GameWay;
  className?: string;
  children?: ReactNode;
  'aria-label'?: string;
  onClick?: () => void;
}

/** A link to a game (ROUTE-025), or to the page about it. */
export function PlayLink({ game, mode, ...rest }: PlayLinkProps) {
  const address = `${encodeURIComponent(game.provider)}/${encodeURIComponent(game.seo_title)}`;
  return <PlainLink to={mode === 'about' ? `/game/${address}` : `/play/${address}?mode=${mode}`} {...rest} />;
}
