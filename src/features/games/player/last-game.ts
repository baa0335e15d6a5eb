import type { QueryClient } from '@tanstack/react-query';
import type { GameCard } from '#contract/fields/game';
import { playedGamesQuery } from './played-games-query';

/** The last game that the player played; null if there isn't one, or it's unknown. */
export async function lastGame(queryClient: QueryClient): Promise<GameCard | null> {
  const played = await queryClient.ensureQueryData(playedGamesQuery).catch(() => null);
  return played?.data[0] ?? null;
}
