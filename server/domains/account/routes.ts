import * as call from '#contract/calls/account';
import { getManagers } from '#contract/calls/config/managers';
import type { Domain } from '#server/domain';
import { inTransaction } from '#server/database/connection';
import { serve } from '#server/plugins/contract';
import { configsOf } from '../config/configs';
import { managersOf } from './players/managers';
import { playerFieldsNow } from './profile/player-fields';
import { join } from './players/groups';
import { readSettings, readSubscriptions, setLocale, setSubscriptions } from './profile/preferences-store';
import { changeProfile, readStats } from './profile/profile';
import { visitorOf } from './sign-in/visitor';
import { readGroups, readUser } from './players/users';
import { acceptTerms } from './profile/profile-store';

/** Routes for the player's own data: profile, settings, groups and contacts (WIDG-003). */
export const profileRoutes: Domain = (app, platform) => {
  const { database, clock } = platform;

  serve(app, platform, call.getPlayer, ({ player }) => readUser(database, player.player, player.epoch));

  serve(app, platform, call.updatePlayer, async ({ player, body, request }) => {
    const { profile } = await playerFieldsNow(configsOf(platform));
    return inTransaction(database, async (transaction) => {
      await changeProfile(transaction, player, body, profile, visitorOf(request), clock.now());
      return readUser(transaction, player.player, player.epoch);
    });
  });

  serve(app, platform, getManagers, async ({ body, player }) => {
    const held = await readGroups(database, player.player);
    const requested = body.userGroups.filter((group) => held.includes(group));
    return { data: managersOf(await configsOf(platform).get('managers'), requested) };
  });

  serve(app, platform, call.getPlayerSettings, ({ player }) => readSettings(database, player.player));

  serve(app, platform, call.getPlayerStats, async ({ player }) => {
    const { created_at } = await readUser(database, player.player, player.epoch);
    return { created_at, data: await readStats(database, player.player) };
  });

  serve(app, platform, call.joinGroups, ({ player, body, once }) =>
    once(async (transaction) => ({ groups: await join(transaction, player.player, body.groups.add) })),
  );

  serve(app, platform, call.updateLocale, ({ player, body, once }) =>
    once(async (transaction) => {
      await setLocale(transaction, player.player, body.locale);
      return { locale: body.locale };
    }),
  );

  serve(app, platform, call.getSubscriptions, ({ player }) => readSubscriptions(database, player.player));

  serve(app, platform, call.updateSubscriptions, ({ player, body, once }) =>
    once((transaction) => setSubscriptions(transaction, player.player, body, clock.now())),
  );

  serve(app, platform, call.updateDetails, ({ player }) =>
    inTransaction(database, async (transaction) => {
      const now = clock.now();
      await acceptTerms(transaction, now, player.player);
      return readUser(transaction, player.player, player.epoch);
    }),
  );
};
