import type { QueryClient } from '@tanstack/react-query';
import { getPlayedGames } from '#contract/calls/games/player-games';
import type { GameCard } from '#contract/fields/game';
import { queryOf } from '../../../platform/api/query';

/** The last game that the player played; null if there isn't one, or it's unknown. */
export async function lastGame(queryClient: QueryClient): Promise<GameCard | null> {
  const played = await queryClient.ensureQueryData(queryOf(getPlayedGames, {})).catch(() => null);
  return played?.data[0] ?? null;
}
