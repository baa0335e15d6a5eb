import type { QueryClient } from '@tanstack/react-query';
import { loadConfig } from '../../../platform/config/configs';
import { ofPlayer } from '../../../platform/of-player';
import { adventureQuery } from './use-adventure';

/** Loads the calendar, and the visitor's state in it. */
export async function loadAdventure(queryClient: QueryClient): Promise<void> {
  await Promise.all([loadConfig(queryClient, 'vip-adventures'), ofPlayer(() => [queryClient.ensureQueryData(adventureQuery())])]);
}
