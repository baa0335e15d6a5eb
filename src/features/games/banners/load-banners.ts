import type { AppContext } from '../../../platform/context/app-context';
import { bannersQuery } from '../../../platform/config/configs';
import { waitBriefly } from '../../../platform/reads/wait-briefly';

/** Loads the banners above a list; if they fail to load, the list is shown without them. */
export async function loadBanners(app: AppContext): Promise<void> {
  await waitBriefly(app.queryClient.ensureQueryData(bannersQuery(app.language.locale)));
}
