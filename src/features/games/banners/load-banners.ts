import type { QueryClient } from '@tanstack/react-query';
import { loadConfig } from '../../../platform/config/configs';
import { forAWhile } from '../../../platform/for-a-while';

/** Loads the banners over a list; a list is shown without them all the same. */
export async function loadBanners(queryClient: QueryClient): Promise<void> {
  await forAWhile(loadConfig(queryClient, 'banners-config'));
}
