import type { ReactNode } from 'react';
import type { GameCard, GameBadgeType } from '#contract/fields/game';
import { Skeleton } from '../../../ui/skeleton';
import { GameTile } from '../tile/game-tile';
import styles from './game-grid.module.css';

/** Pictures of the first screen of a phone. */
const FIRST_PICTURES = 9;

/** Cards shown while a list loads (WIDG-006). */
const SKELETONS = 5;

interface GameGridProps {
  games: readonly GameCard[];
  withoutBadges?: readonly GameBadgeType[];
  children?: ReactNode;
}

/** Tiles in rows: three on a phone, eight on a desktop. */
export function GameGrid({ games, withoutBadges, children }: GameGridProps) {
  return (
    <ul className={styles.grid}>
      {games.map((game, at) => (
        <li key={game.identifier} className={styles.cell}>
          <GameTile game={game} urgency={at < FIRST_PICTURES ? 'first' : undefined} withoutBadges={withoutBadges} />
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
