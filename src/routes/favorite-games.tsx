import { createFileRoute } from '@tanstack/react-router';
import { FavoritesPage } from '../features/games/player/favorites-page';
import { favoriteGamesQuery } from '../features/games/player/favorite-queries';
import { requireLogin } from '../shell/guards/guards';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/favorite-games')({
  staticData: { isKept: true },
  ssr: false,
  beforeLoad: requireLogin,
  loader: ({ context }) => context.queryClient.ensureQueryData(favoriteGamesQuery),
  head: titleOf('games.favorites.title'),
  component: FavoritesPage,
});
