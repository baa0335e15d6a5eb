import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Heart from 'lucide-react/icons/heart';
import { useText } from '../../../platform/i18n';
import { buttonClass } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { PageHeading } from '../../../ui/page-heading';
import page from '../page.module.css';
import { GamesProvider } from './games-provider';
import { favoriteGamesQuery } from './favorite-queries';
import { GameGrid } from '../grid/game-grid';

/** The player's favourites (ROUTE-007). */
export function FavoritesPage() {
  const t = useText();
  const { data } = useSuspenseQuery(favoriteGamesQuery);
  return (
    <GamesProvider>
      <div className={page.page}>
        <PageHeading
          title={t('games.favorites.title')}
          lead={data.data.length > 0 ? t('games.list.count', { count: data.data.length }) : undefined}
        />
        {data.data.length > 0 ? (
          <GameGrid games={data.data} />
        ) : (
          <EmptyState
            icon={<Heart aria-hidden />}
            title={t('games.favorites.empty')}
            action={
              <Link to="/" className={buttonClass()}>
                {t('games.favorites.browse')}
              </Link>
            }
          >
            {t('games.favorites.empty-text')}
          </EmptyState>
        )}
      </div>
    </GamesProvider>
  );
}
