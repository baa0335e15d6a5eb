import { memo, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { GameCard, GameBadgeType, GameCategory } from '#contract/fields/game';
import { useText } from '../../../platform/i18n';
import { useIsNear, useLayoutAhead } from '../../../platform/presence/later';
import { Rail } from '../../../ui/rail';
import { Skeleton } from '../../../ui/skeleton';
import type { TileProps } from '../../../ui/tile';
import { CategoryLink } from '../categories/category-link';
import { redundantBadges } from '../tile/redundant-badges';
import { GameTile } from '../tile/game-tile';
import styles from './game-rail.module.css';

/** Visible pictures of a row on a phone: whole ones, and a partly visible one. */
const WHOLE_PICTURES = 3;
const PICTURES_IN_SIGHT = 4;

/** Cards shown while a row loads (WIDG-006). */
const SKELETONS = 5;

/** When a picture of the first screen's row is loaded. */
function urgencyAt(at: number): TileProps['urgency'] {
  if (at >= PICTURES_IN_SIGHT) return undefined;
  return at < WHOLE_PICTURES ? 'first' : 'early';
}

/** Tiles of a row until it's scrolled sideways: one more than the widest screen shows. */
const TILES_IN_REACH = 8;

/** Whether a row has been scrolled sideways, which moving the focus along it does as well. */
function useIsScrolled(row: RefObject<HTMLElement | null>): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const { current } = row;
    const note = () => setScrolled(true);
    current?.addEventListener('scroll', note, { capture: true, passive: true, once: true });
    return () => current?.removeEventListener('scroll', note, { capture: true });
  }, [row]);
  return isScrolled;
}

interface RowProps {
  title: string;
  games: readonly GameCard[];
  action?: ReactNode;
  /** Whether it's on the first screen. */
  isFirst?: boolean;
  withoutBadges?: readonly GameBadgeType[];
  /** After the tiles of a short row, with a key of its own. */
  beside?: ReactNode;
}

/**
 * A row of tiles under a title. The tiles at its far end are rendered once it's scrolled: painting those of all rows would delay each frame in
 * which the page scrolls.
 */
export function GameRow({ title, games, action, isFirst = false, withoutBadges, beside }: RowProps) {
  const t = useText();
  const place = useRef<HTMLElement>(null);
  const others = useIsNear(place, isFirst) ? undefined : 'late';
  useLayoutAhead(place);
  const shown = useIsScrolled(place) ? games : games.slice(0, TILES_IN_REACH);
  return (
    <Rail title={title} action={action} previousText={t('games.lobby.previous')} nextText={t('games.lobby.next')} ref={place}>
      {[
        ...shown.map((game, at) => (
          <GameTile key={game.identifier} game={game} urgency={isFirst ? urgencyAt(at) : others} withoutBadges={withoutBadges} />
        )),
        ...(beside ? [beside] : []),
      ]}
    </Rail>
  );
}

interface GameRailProps {
  rail: { id: GameCategory; games_count: number; games: readonly GameCard[] };
  /** Whether it's on the first screen. */
  isFirst?: boolean;
}

/** A row of a category's first games with a link to all of them. Memoised: the lobby re-renders with each further part, its rows don't. */
export const GameRail = memo(function GameRail({ rail, isFirst }: GameRailProps) {
  const t = useText();
  const title = t(`games.category.${rail.id}`);
  const all = (
    <CategoryLink category={rail.id} className={styles.all} aria-label={t('games.lobby.all-of', { title })}>
      {t('games.lobby.all', { count: rail.games_count })}
    </CategoryLink>
  );
  return <GameRow title={title} games={rail.games} action={all} isFirst={isFirst} withoutBadges={redundantBadges(rail.id)} />;
});

/** A loading row. */
export function GameRowSkeleton({ title }: { title: string }) {
  const t = useText();
  return (
    <Rail title={title} previousText={t('games.lobby.previous')} nextText={t('games.lobby.next')} isBusy>
      {Array.from({ length: SKELETONS }, (_, at) => (
        <Skeleton key={at} shape="tile" />
      ))}
    </Rail>
  );
}
