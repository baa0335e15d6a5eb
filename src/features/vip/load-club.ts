import type { QueryClient } from '@tanstack/react-query';
import { loadConfig } from '../../platform/config/configs';
import { vipLevelsQuery } from './vip';

/** What every page of the club shows to everybody. */
export async function loadClub(queryClient: QueryClient): Promise<void> {
  await Promise.all([queryClient.ensureQueryData(vipLevelsQuery()), loadConfig(queryClient, 'vip-program-config')]);
}
