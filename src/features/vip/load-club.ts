import type { QueryClient } from '@tanstack/react-query';
import { loadConfig } from '../../platform/config/configs';
import { ofPlayer } from '../../platform/of-player';
import { compPointsQuery, vipLevelsQuery, vipProgressQuery } from './vip';

/** What every page of the club shows to everybody, and how far the player is. */
export async function loadClub(queryClient: QueryClient): Promise<void> {
  const own = ofPlayer(() => [queryClient.ensureQueryData(vipProgressQuery()), queryClient.ensureQueryData(compPointsQuery())]);
  await Promise.all([queryClient.ensureQueryData(vipLevelsQuery()), loadConfig(queryClient, 'vip-program-config'), own]);
}
