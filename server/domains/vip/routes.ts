import { getCompPoints, getVipLevels, getVipProgress } from '#contract/calls/vip';
import type { Domain } from '#server/domains/index';
import { serve } from '#server/plugins/contract';
import { levelsIn, pointsOf, progressOf } from './service';

/** Levels, progress and comp points. */
export const vipRoutes: Domain = (app, platform) => {
  serve(app, platform, getVipProgress, ({ player }) => progressOf(platform.database, player.player, player.groups));

  serve(app, platform, getVipLevels, async ({ locale }) => ({ data: levelsIn(locale) }));

  serve(app, platform, getCompPoints, ({ player }) => pointsOf(platform.database, player.player));
};
