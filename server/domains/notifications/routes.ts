import {
  deletePushSubscription,
  getHeaderNotices,
  getNotifications,
  getNotificationSettings,
  getPushKey,
  markNotifications,
  putNotificationSettings,
  putPushSubscription,
} from '#contract/calls/notifications';
import type { Domain } from '#server/domain';
import { inTransaction } from '#server/database/connection';
import { serve } from '#server/plugins/contract';
import { ownOrigin } from '#server/plugins/own-origin';
import { listNotices } from './header-notices-store';
import { markAll, settingsOf, subscribe } from './service';
import { deleteSubscription, readHistory } from './store';

/** Routes for notification history, marks, settings and push subscriptions. */
export const notificationRoutes: Domain = (app, platform) => {
  const { database, clock, push } = platform;

  serve(app, platform, getNotifications, ({ player }) => readHistory(database, player.player, clock.now()));

  serve(app, platform, getHeaderNotices, async ({ query }) => ({ data: await listNotices(database, query.l, clock.now()) }));

  serve(app, platform, markNotifications, ({ player, body, once }) =>
    once((transaction) => markAll(transaction, player.player, body, clock.now())),
  );

  serve(app, platform, getNotificationSettings, ({ player }) => settingsOf.read(database, player.player));

  serve(app, platform, putNotificationSettings, ({ player, body, once }) =>
    once((transaction) => settingsOf.write(transaction, player.player, body)),
  );

  serve(app, platform, getPushKey, async () => ({ key: push.publicKey }));

  serve(app, platform, putPushSubscription, ({ player, params, body, request }) =>
    inTransaction(database, (transaction) => {
      const origin = ownOrigin(platform.environment, request);
      return subscribe(transaction, push, player, { deviceId: params.device, endpoint: body.endpoint, ...body.keys, origin });
    }),
  );

  serve(app, platform, deletePushSubscription, async ({ player, params }) => {
    await deleteSubscription(database, player.player, params.device);
    return {};
  });
};
