import { claimAdventureStep, getAdventure, getCompPoints, getVipLevels, getVipProgress } from '#contract/calls/vip';
import { configsOf } from '#server/domains/config/configs';
import type { Domain } from '#server/domain';
import { serve } from '#server/plugins/contract';
import { claimStep, readAdventure } from './adventure';
import { levelsIn, pointsOf, progressOf, ratesOf } from './service';

/** Routes for levels, progress, comp points and the adventure calendar. */
export const vipRoutes: Domain = (app, platform) => {
  serve(app, platform, getVipProgress, ({ player }) => progressOf(platform.database, player.player, player.groups));

  serve(app, platform, getVipLevels, async ({ locale }) => ({ data: levelsIn(locale) }));

  serve(app, platform, getCompPoints, async ({ player }) => {
    const [points, rates] = await Promise.all([pointsOf(platform.database, player.player), ratesOf(platform.database)]);
    return { ...points, rates };
  });

  const adventureOf = async (player: number) => ({
    adventure: await configsOf(platform).get('vip-adventures'),
    player,
    now: platform.clock.now(),
  });

  serve(app, platform, getAdventure, async ({ player }) => readAdventure(platform.database, await adventureOf(player.player)));

  serve(app, platform, claimAdventureStep, async ({ params, player, once }) => {
    const about = await adventureOf(player.player);
    return once((transaction) => claimStep(transaction, { day: Number(params.day), step: Number(params.step) }, about));
  });
};
