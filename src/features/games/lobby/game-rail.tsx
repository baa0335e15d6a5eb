import type { ReactNode } from 'react';
import type { Game, GameBadgeType, GameCategory } from '#contract/fields/game';
import { useText } from '../../../platform/i18n';
import { Rail } from '../../../ui/rail';
import { Skeleton } from '../../../ui/skeleton';
import { CategoryLink } from '../lists/category-link';
import { saidBy } from '../tile/said-by';
import { GameTile } from '../tile/game-tile';
import styles from './game-rail.module.css';

/** Pictures of the first row that a phone shows without scrolling. */
const FIRST_PICTURES = 3;

/** Cards shown while a row loads (WIDG-006). */
const SKELETONS = 5;

interface RowProps {
  title: string;
  games: readonly Game[];
  action?: ReactNode;
  isFirst?: boolean;
  withoutBadges?: readonly GameBadgeType[];
}

/** A row of tiles under a title. */
export function GameRow({ title, games, action, isFirst = false, withoutBadges }: RowProps) {
  const t = useText();
  return (
    <Rail title={title} action={action} previousText={t('games.lobby.previous')} nextText={t('games.lobby.next')}>
      {games.map((game, at) => (
        <GameTile key={game.identifier} game={game} isFirst={isFirst && at < FIRST_PICTURES} withoutBadges={withoutBadges} />
      ))}
    </Rail>
  );
}

interface GameRailProps {
  rail: { id: GameCategory; games_count: number; games: readonly Game[] };
  isFirst?: boolean;
}

/** A row of a category's first games with the way to all of them. */
export function GameRail({ rail, isFirst }: GameRailProps) {
  const t = useText();
  const title = t(`games.category.${rail.id}`);
  const all = (
    <CategoryLink category={rail.id} className={styles.all} aria-label={t('games.lobby.all-of', { title })}>
      {t('games.lobby.all', { count: rail.games_count })}
    </CategoryLink>
  );
  return <GameRow title={title} games={rail.games} action={all} isFirst={isFirst} withoutBadges={saidBy(rail.id)} />;
}

/** A row that is on its way. */
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
