import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import type { GameCard } from '#contract/fields/game';
import { useAfterFirstPaint } from '../../../platform/hydration/after-first-paint';
import { useText } from '../../../platform/i18n';
import { toast } from '../../../ui/toast';
import { favoriteIdsQuery } from './favorite-queries';

const loadChange = () => import('./change-favorite');

/**
 * The player's favourites and how to change one. The outbox's code loads after the first screen, so that a click is stored
 * immediately (OFF-002).
 */
export function useFavorites(isPlayer: boolean): { favorites: ReadonlySet<string>; toggleFavorite: (game: GameCard) => void } {
  const t = useText();
  const queryClient = useQueryClient();
  const isReady = useAfterFirstPaint();
  const { data } = useQuery({ ...favoriteIdsQuery, enabled: isPlayer });
  const favorites = useMemo(() => new Set(data?.ids), [data]);
  useEffect(() => {
    if (isPlayer && isReady) loadChange().catch(() => undefined);
  }, [isPlayer, isReady]);
  const toggleFavorite = useCallback(
    (game: GameCard) => {
      loadChange().then(
        ({ changeFavorite }) => changeFavorite(queryClient, t, game),
        () => toast({ tone: 'warning', title: t('games.favorites.failed') }),
      );
    },
    [queryClient, t],
  );
  return { favorites, toggleFavorite };
}
