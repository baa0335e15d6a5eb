import type { WheelName } from '#contract/fields/wheel';
import type { AppContext } from '../../platform/context/app-context';
import { loadConfig } from '../../platform/config/configs';
import { loadPlayerReads } from '../../platform/reads/player-reads';
import { lootboxesQuery } from './wheel-queries';

/** Loads a wheel, and the boxes that the player may open. */
export async function loadWheel(app: AppContext, name: WheelName): Promise<void> {
  await Promise.all([loadConfig(app.queryClient, name), loadPlayerReads(app, () => [app.queryClient.ensureQueryData(lootboxesQuery())])]);
}
