import type { AppContext } from '../../../platform/app-context';
import { loadConfig } from '../../../platform/config/configs';
import { ofPlayer } from '../../../platform/of-player';
import { adventureQuery } from './use-adventure';

/** Loads the calendar, and what whoever is here did in it. */
export async function loadAdventure(app: AppContext): Promise<void> {
  await Promise.all([
    loadConfig(app.queryClient, 'vip-adventures'),
    ofPlayer(app, () => [app.queryClient.ensureQueryData(adventureQuery())]),
  ]);
}
