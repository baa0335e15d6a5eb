import type { AppContext } from '../../../platform/context/app-context';
import { loadConfig } from '../../../platform/config/configs';
import { loadPlayerReads } from '../../../platform/reads/player-reads';
import { compPointsQuery, vipLevelsQuery, vipProgressQuery } from '../vip-queries';

/** Loads what every page of the club shows to everybody, and the player's progress. */
export async function loadClub(app: AppContext): Promise<void> {
  const own = loadPlayerReads(app, () => [
    app.queryClient.ensureQueryData(vipProgressQuery()),
    app.queryClient.ensureQueryData(compPointsQuery()),
  ]);
  await Promise.all([app.queryClient.ensureQueryData(vipLevelsQuery()), loadConfig(app.queryClient, 'vip-program-config'), own]);
}
