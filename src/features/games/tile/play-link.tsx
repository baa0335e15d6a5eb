import type { ReactNode } from 'react';
import type { GameCard } from '#contract/fields/game';
import type { GameWay } from '#rules/games/availability';
import { useAppContext } from '../../../platform/context/app-context';
import { PlainLink } from '../../../platform/navigation/plain-link';
import { press } from '../play/press';

interface PlayLinkProps {
  game: Pick<GameCard, 'provider' | 'seo_title' | 'has_demo_mode'>;
  mode: GameWay;
  className?: string;
  children?: ReactNode;
  'aria-label'?: string;
  tabIndex?: number;
  onClick?: () => void;
}

/** A link to a game (ROUTE-025), or to the page about it. A press starts the game's requests while its page loads. */
export function PlayLink({ game, mode, ...rest }: PlayLinkProps) {
  const app = useAppContext();
  const { provider, seo_title, has_demo_mode: hasDemo } = game;
  const address = `${encodeURIComponent(provider)}/${encodeURIComponent(seo_title)}`;
  if (mode === 'about') return <PlainLink to={`/game/${address}`} {...rest} />;
  return <PlainLink to={`/play/${address}?mode=${mode}`} onFollow={() => press(app, { provider, seo_title }, mode, hasDemo)} {...rest} />;
}
