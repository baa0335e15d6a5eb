import { getCurrentIp } from '#contract/calls/locale';
import type { Domain } from '#server/domains/index';
import { serve } from '#server/plugins/contract';

/** Where visitors are (GEO-001). */
export const localeRoutes: Domain = (app, platform) => {
  serve(app, platform, getCurrentIp, async ({ country }) => ({ country_code: country }));
};
