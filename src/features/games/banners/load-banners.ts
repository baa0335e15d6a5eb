import type { QueryClient } from '@tanstack/react-query';
import { loadConfig } from '../../../platform/config/configs';

/** Loads the banners over a list; a list is shown without them all the same. */
export async function loadBanners(queryClient: QueryClient): Promise<void> {
  await loadConfig(queryClient, 'banners-config').catch(() => undefined);
}
