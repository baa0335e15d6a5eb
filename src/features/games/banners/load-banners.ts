import type { QueryClient } from '@tanstack/react-query';
import { loadConfig } from '../../../platform/config/configs';
import { forAWhile } from '../../../platform/for-a-while';

/** Loads the banners above a list; a failure doesn't prevent the list. */
export async function loadBanners(queryClient: QueryClient): Promise<void> {
  await forAWhile(loadConfig(queryClient, 'banners-config'));
}
