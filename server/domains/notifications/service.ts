import type { ResponseOf, BodyOf } from '#contract/call';
import type { getNotificationSettings, markNotifications } from '#contract/calls/notifications';
import { readPlayer, updatePlayer } from '#server/database/players-store';
import type { Queries, Transaction } from '#server/database/connection';
import { takeTurn } from '#server/database/player-lock';
import type { PushGateway } from '#server/ports/push-gateway';
import { refuse } from '#server/plugins/refusals';
import type { Session } from '#server/plugins/session';
import { emit } from '#server/realtime/emit';
import { type PushSubscription, readSettings, readSubscriptions, setMark, upsertSubscription, writeSettings } from './store';

/** More devices than a person has. Clients choose the endpoints, so their number is limited. */
const SUBSCRIPTIONS_AT_MOST = 10;

/** Sets read and removed marks; the player's other devices get the new ones (NOTIF-003). */
export async function markAll(
  transaction: Transaction,
  player: number,
  marks: BodyOf<typeof markNotifications>,
  now: Date,
): Promise<{ marked: number }> {
  const read = await setMark(transaction, player, 'read_at', marks.read, now);
  const removed = await setMark(transaction, player, 'removed_at', marks.removed, now);
  if (read.length + removed.length > 0) await emit(transaction, player, 'notification_marks', { read, removed });
  return { marked: read.length + removed.length };
}

type Settings = ResponseOf<typeof getNotificationSettings>;

/** A player's push settings; the time zone is the profile's. */
export const settingsOf = {
  async read(queries: Queries, player: number): Promise<Settings> {
    const { categories, quietHours, amountsOnLockScreen } = await readSettings(queries, player);
    const { time_zone } = await readPlayer(queries, player, ['time_zone']);
    return { categories, quiet_hours: quietHours, time_zone, amounts_on_lock_screen: amountsOnLockScreen };
  },
  async write(transaction: Transaction, player: number, settings: Settings): Promise<Settings> {
    const { categories, quiet_hours: quietHours, amounts_on_lock_screen: amountsOnLockScreen } = settings;
    await writeSettings(transaction, player, { categories, quietHours, amountsOnLockScreen });
    await updatePlayer(transaction, player, { time_zone: settings.time_zone });
    return settings;
  },
};

/** Stores the push subscription of the session's device; refuses `push_endpoint_not_allowed` and `too_many_subscriptions`. */
export async function subscribe(
  transaction: Transaction,
  push: PushGateway,
  session: Session,
  subscription: PushSubscription,
): Promise<{ device: string }> {
  if (!push.isAllowed(subscription.endpoint)) throw refuse('push_endpoint_not_allowed');
  // Serialised, because concurrent counts would all be below the maximum.
  await takeTurn(transaction, session.player);
  const others = (await readSubscriptions(transaction, session.player)).filter(({ deviceId }) => deviceId !== subscription.deviceId);
  if (others.length >= SUBSCRIPTIONS_AT_MOST) throw refuse('too_many_subscriptions');
  await upsertSubscription(transaction, session, subscription);
  return { device: subscription.deviceId };
}
