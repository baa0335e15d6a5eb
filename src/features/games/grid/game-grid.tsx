import { useHydrated } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import type { GameCard, GameBadgeType } from '#contract/fields/game';
import { useOneByOne } from '../../../platform/hydration/one-by-one';
import { isWide } from '../../../platform/presence/use-is-wide';
import { isServer } from '../../../platform/context/is-server';
import { Skeleton } from '../../../ui/skeleton';
import { GameTile } from '../tile/game-tile';
import styles from './game-grid.module.css';
import { sharedBadges } from './shared-badges';

/** Pictures of the first screen of a phone. */
const FIRST_PICTURES = 9;

/** Tiles per rendering step: more than the first screen of a phone shows, and as many as that of a desktop. */
const PART = { phone: 12, wide: 24 };

/** Cards shown while a list loads (WIDG-006). */
const SKELETONS = 5;

interface GameGridProps {
  games: readonly GameCard[];
  /** Badges that are redundant in the list; those that all its games have unless given. */
  withoutBadges?: readonly GameBadgeType[];
  children?: ReactNode;
}

/**
 * How many tiles of a list are rendered: all of a server-rendered page; otherwise in steps, so that rendering a long list never blocks a
 * press.
 */
function useTilesInParts(count: number): number {
  const isHydrated = useHydrated();
  const [isWhole] = useState(!isHydrated);
  const [part] = useState(() => (isServer || isWide() ? PART.wide : PART.phone));
  const parts = useOneByOne(Math.ceil(count / part), isWhole);
  return parts * part;
}

/** Tiles in rows: three on a phone, eight on a desktop. */
export function GameGrid({ games, withoutBadges, children }: GameGridProps) {
  const rendered = useTilesInParts(games.length);
  const redundant = useMemo(() => withoutBadges ?? sharedBadges(games), [games, withoutBadges]);
  return (
    <ul className={styles.grid}>
      {games.map((game, at) => (
        <li key={game.identifier} className={styles.cell}>
          {at < rendered && <GameTile game={game} urgency={at < FIRST_PICTURES ? 'first' : undefined} withoutBadges={redundant} />}
        </li>
      ))}
      {children}
    </ul>
  );
}

/** The placeholders of the next tiles. */
export function GridSkeletons() {
  return Array.from({ length: SKELETONS }, (_, at) => (
    <li key={at} className={styles.cell}>
      <Skeleton shape="tile" />
    </li>
  ));
}
