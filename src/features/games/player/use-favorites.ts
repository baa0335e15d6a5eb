import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { getFavoriteGames } from '#contract/calls/games/player-games';
import type { AnswerOf } from '#contract/call';
import type { GameCard } from '#contract/fields/game';
import { queryOf } from '../../../platform/api/query';
import { useText } from '../../../platform/i18n';
import { toast } from '../../../ui/toast';


/** The identifiers of the player's favourites. */
export const favoriteIdsQuery = queryOf(getFavoriteGames, { query: { content: 'ids' } });

/** The favourites with their games. */
export const favoriteGamesQuery = queryOf(getFavoriteGames, { query: { content: 'full' } });

/** What keeps writes for later is loaded with the first heart, not with the lobby. */
async function send(game: string, isFavorite: boolean): Promise<'sent' | 'queued'> {
  const { sendFavorite } = await import('./send-favorite');
  return sendFavorite(game, isFavorite);
}

type Favorites = AnswerOf<typeof getFavoriteGames>;

/** The favourites as they are once a game has been added (first) or taken out. */
export function withFavorite(known: Favorites, game: GameCard, isFavorite: boolean): Favorites {
  const ids = known.ids.filter((id) => id !== game.identifier);
  const data = known.data.filter(({ identifier }) => identifier !== game.identifier);
  return isFavorite ? { ids: [game.identifier, ...ids], data: [game, ...data] } : { ids, data };
}

function showFavorite(queryClient: QueryClient, game: GameCard, isFavorite: boolean): void {
  for (const { queryKey } of [favoriteIdsQuery, favoriteGamesQuery]) {
    queryClient.setQueryData<Favorites>(queryKey, (known) => known && withFavorite(known, game, isFavorite));
  }
}

/**
 * The player's favourites and the way to change one: shown at once, sent now or, without network, later (OFF-002).
 * A refusal takes the change back and says so.
 */
export function useFavorites(isPlayer: boolean): { favorites: ReadonlySet<string>; toggleFavorite: (game: GameCard) => void } {
  const t = useText();
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...favoriteIdsQuery, enabled: isPlayer });
  const favorites = useMemo(() => new Set(data?.ids), [data]);
  const toggleFavorite = useCallback(
    (game: GameCard) => {
      const isFavorite = !queryClient.getQueryData<Favorites>(favoriteIdsQuery.queryKey)?.ids.includes(game.identifier);
      showFavorite(queryClient, game, isFavorite);
      void send(game.identifier, isFavorite).then(
        (sent) => sent === 'queued' && toast({ id: 'favorite-queued', title: t('games.favorites.queued') }),
        () => {
          showFavorite(queryClient, game, !isFavorite);
          toast({ tone: 'warning', title: t('games.favorites.failed') });
        },
      );
    },
    [queryClient, t],
  );
  return { favorites, toggleFavorite };
}
