import type { GameCard, GameBadgeType } from '#contract/fields/game';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { GameGrid, GridSkeletons } from './game-grid';
import styles from './infinite-games.module.css';
import { useNearEnd } from './use-near-end';

interface InfiniteGamesProps {
  games: readonly GameCard[];
  withoutBadges?: readonly GameBadgeType[];
  hasNext: boolean;
  isLoading: boolean;
  /** Why the next page failed to load. */
  failure: 'offline' | 'failed' | null;
  loadNext: () => void;
}

/** A list that loads its next page 500 pixels before its end (WIDG-007). */
export function InfiniteGames({ games, withoutBadges, hasNext, isLoading, failure, loadNext }: InfiniteGamesProps) {
  const t = useText();
  const wantsMore = hasNext && !isLoading && failure === null;
  const end = useNearEnd(() => wantsMore && loadNext(), `${games.length} ${wantsMore}`);
  return (
    <>
      <GameGrid games={games} withoutBadges={withoutBadges}>
        {isLoading && <GridSkeletons />}
      </GameGrid>
      <div ref={end} />
      <div className={styles.end} role="status">
        {isLoading && <span className={styles.hidden}>{t('games.list.loading')}</span>}
        {failure && (
          <>
            <p>{t(failure === 'offline' ? 'games.list.offline' : 'games.list.failed')}</p>
            <Button onClick={loadNext}>{t('games.list.again')}</Button>
          </>
        )}
        {!hasNext && games.length > 40 && <p className={styles.last}>{t('games.list.end')}</p>}
      </div>
    </>
  );
}
