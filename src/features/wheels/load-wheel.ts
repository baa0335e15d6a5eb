import type { QueryClient } from '@tanstack/react-query';
import type { WheelName } from '#contract/fields/wheel';
import { loadConfig } from '../../platform/config/configs';
import { ofPlayer } from '../../platform/of-player';
import { lootboxesQuery } from './wheels';

/** Loads a wheel, and the visitor's boxes. */
export async function loadWheel(queryClient: QueryClient, name: WheelName): Promise<void> {
  await Promise.all([loadConfig(queryClient, name), ofPlayer(() => [queryClient.ensureQueryData(lootboxesQuery())])]);
}
