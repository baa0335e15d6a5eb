import type { AppContext } from '../../../platform/context/app-context';
import { loadConfig } from '../../../platform/config/configs';
import { loadPlayerReads } from '../../../platform/reads/player-reads';
import { adventureQuery } from './use-adventure';

/** Loads the calendar, and the player's progress in it. */
export async function loadAdventure(app: AppContext): Promise<void> {
  await Promise.all([
    loadConfig(app.queryClient, 'vip-adventures'),
    loadPlayerReads(app, () => [app.queryClient.ensureQueryData(adventureQuery())]),
  ]);
}
