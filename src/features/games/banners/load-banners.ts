import type { AppContext } from '../../../platform/context/app-context';
import { bannersQuery } from '../../../platform/config/configs';
import { waitBriefly } from '../../../platform/reads/wait-briefly';

/** Loads the banners over a list; a list is shown without them all the same. */
export async function loadBanners(app: AppContext): Promise<void> {
  await waitBriefly(app.queryClient.ensureQueryData(bannersQuery(app.language.locale)));
}
