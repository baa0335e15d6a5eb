import { openSport } from '#contract/calls/config/sport';
import { readPlayer } from '#server/database/players-store';
import type { Domain } from '#server/domain';
import { serve } from '#server/plugins/contract';
import { refuse } from '#server/plugins/refusals';
import { requireNotRegistered } from '../account/registers/registers';
import { requireTerms } from '../account/sign-up/region';
import { configsOf } from '../config/configs';
import { sportOrigin } from '../config/sport-origin';
import { sportSecret, writePass } from './sport';

/** The redirect to the sportsbook (SPORT-001): with a signed pass for a player, without one for a guest. */
export const sportRoutes: Domain = (app, platform) => {
  const { database, environment, clock } = platform;
  const configs = configsOf(platform);

  serve(app, platform, openSport, async (context) => {
    const { body, player, country, site, locale } = context;
    const config = await configs.get('betting-config');
    if (!config.is_shown) throw refuse('betting_closed');
    if (country !== null && config.countries_without.includes(country)) throw refuse('restricted_region');
    const origin = sportOrigin(config, environment);
    const url = new URL(body.page ?? '', `${origin}/`);
    url.searchParams.set('locale', locale);
    if (player) {
      await requireTerms(database, { country, site, player }, clock.now());
      await requireNotRegistered(platform, player.player);
      const { nickname, first_name: name, currency } = await readPlayer(database, player.player, ['nickname', 'first_name', 'currency']);
      const pass = { audience: origin, player: player.player, nickname: nickname ?? name ?? String(player.player), currency, locale };
      url.searchParams.set('pass', writePass(pass, await sportSecret(database, environment), clock.now()));
    }
    return { url: url.href };
  });
};
