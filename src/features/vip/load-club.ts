import type { QueryClient } from '@tanstack/react-query';
import { loadConfig } from '../../platform/config/configs';
import { ofPlayer } from '../../platform/of-player';
import { compPointsQuery, vipLevelsQuery, vipProgressQuery } from './vip';

/** The shared data of every club page, and the player's progress. */
export async function loadClub(queryClient: QueryClient): Promise<void> {
  const own = ofPlayer(() => [queryClient.ensureQueryData(vipProgressQuery()), queryClient.ensureQueryData(compPointsQuery())]);
  await Promise.all([queryClient.ensureQueryData(vipLevelsQuery()), loadConfig(queryClient, 'vip-program-config'), own]);
}
