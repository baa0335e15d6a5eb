import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listGames } from '#contract/calls/games/lists';
import type { GameCard } from '#contract/fields/game';
import { queryOf } from '../../../platform/api/query';
import { isConnectionLost } from '../../../platform/loading/lost-connection';
import { logFailure } from '../../../platform/log';
import { useReturn } from '../../../platform/presence/use-return';
import { useSlow } from '../../../platform/presence/use-slow';
import { useSettled } from './use-settled';

/** A search starts with more than two characters, debounced by 300 ms (GAME-004). */
const LONGER_THAN = 2;
const PAUSE_MS = 300;

export interface Search {
  /** The search term; null before a search. */
  title: string | null;
  games: readonly GameCard[];
  count: number;
  isLoading: boolean;
  failure: 'offline' | 'failed' | null;
  /** There's no response yet, and that takes longer than usual. */
  isSlow: boolean;
  startAgain: () => void;
}

/**
 * Without a network, the search fails within three seconds (OFF-001). It isn't repeated in the background, which would remove the stored
 * games that are shown instead: `useReturn` waits for the network.
 */
const RETRIES = 2;

function searchQuery(title: string) {
  const query = queryOf(listGames, { query: { title } }, { retries: RETRIES });
  return { ...query, meta: { ...query.meta, waitsForReturn: true } };
}

/** Games by search term. A failure is logged as LOAD_FOUND_GAMES_ERROR. */
export function useSearch(typed: string): Search {
  const text = useSettled(typed.trim(), PAUSE_MS);
  const title = text.length > LONGER_THAN ? text : null;
  const queryClient = useQueryClient();
  const query = searchQuery(title ?? '-');
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query,
    enabled: title !== null,
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    if (error) logFailure('LOAD_FOUND_GAMES_ERROR', error);
  }, [error]);
  const failure = isConnectionLost(error) ? 'offline' : 'failed';
  const isSlow = useSlow(isFetching && (!data || isPlaceholderData), title);
  const startAgain = async () => {
    // A read without any data isn't sent a second time while its request is pending.
    await queryClient.cancelQueries({ queryKey: query.queryKey });
    await refetch();
  };
  useReturn(title !== null && isConnectionLost(error), refetch);
  return {
    title,
    games: title === null ? [] : (data?.data ?? []),
    count: data?.pagination.total_count ?? 0,
    isLoading: isFetching,
    failure: title !== null && error ? failure : null,
    isSlow,
    startAgain: () => void startAgain(),
  };
}
