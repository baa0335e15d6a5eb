import type { Locale } from '#contract/fields/locale';
import { composePush, deliveryOf, type PushDelivery } from '#rules/notifications/push-payload';
import { isPromotional } from '#rules/notifications/categories';
import { inLanguage } from '#rules/notifications/translations';
import { decidePush } from '#rules/notifications/push-decision';
import { retryPushAt } from '#rules/notifications/push-retry';
import type { Platform } from '#server/platform';
import { enqueue } from '#server/database/enqueue';
import { inTransaction } from '#server/database/connection';
import {
  claimPromotion,
  deleteEndpoint,
  type PushSubscription,
  readDiscreetText,
  readSettings,
  readSubscriptions,
  readUnread,
  releasePromotion,
} from './store';
import { pushKey } from './notify';
import { readProtection } from './protection';

interface PushTask {
  player: number;
  notification: string;
  /** The device for a retry of only that one, and the number of retries. */
  device?: string;
  attempt?: number;
}

/** One push to one device. */
interface Sending {
  device: PushSubscription;
  payload: string;
  headers: PushDelivery;
  expiresAt: number;
}

/** Sends one notification to the player's devices, if it's still allowed (PWA-006, LIMIT-006). */
export async function sendPush(platform: Platform, task: PushTask): Promise<void> {
  const { database, clock } = platform;
  const now = clock.now();
  const found = await readUnread(database, task.player, task.notification, now);
  if (!found) return;
  const { notification, unread: badge } = found;
  const settings = await readSettings(database, task.player);
  const protection = await readProtection(database, task.player);
  const recipient = {
    ...protection,
    hasQuietHours: settings.quietHours,
    switches: settings.categories,
    // A retry has been counted at the first attempt.
    lastPromotionalAt: task.device === undefined ? (settings.lastPromotionalAt?.getTime() ?? null) : null,
  };
  const decision = decidePush(notification.category, recipient, now.getTime());
  if (decision.verdict === 'never') return;
  if (decision.verdict === 'later') {
    // An outdated message isn't sent, because it would mislead.
    if (decision.at >= Date.parse(notification.expires_at)) return;
    await inTransaction(database, (transaction) =>
      enqueue(transaction, 'push', task, { runAt: new Date(decision.at), key: pushKey(task) }),
    );
    return;
  }
  const lang = protection.locale as Locale;
  // The player may have switched to another language since the notification was created.
  const shown = inLanguage(notification, lang);
  const text = settings.amountsOnLockScreen ? shown.text : await readDiscreetText(database, shown, lang);
  const messageTo = ({ origin }: PushSubscription) =>
    JSON.stringify(
      composePush(
        { ...shown, text },
        { player: task.player, lang, dir: 'ltr', origin: origin ?? platform.environment.publicOrigin, badge },
      ),
    );
  const devices = (await readSubscriptions(database, task.player)).filter(({ deviceId }) => !task.device || deviceId === task.device);
  if (devices.length === 0) return;
  const isCounted = isPromotional(notification.category) && task.device === undefined;
  // Another job may have sent a promotion since the settings were read.
  if (isCounted && !(await claimPromotion(database, task.player, now))) return;
  const sending = { headers: deliveryOf(notification, now.getTime()), expiresAt: Date.parse(notification.expires_at) };
  const lost: boolean[] = [];
  for (const device of devices) lost.push(await sendTo(platform, task, { ...sending, device, payload: messageTo(device) }));
  if (isCounted && !lost.includes(false)) await releasePromotion(database, task.player, now, settings.lastPromotionalAt);
}

/** Returns whether this device won't get the push: it's gone, refuses, or its retry time is after the push expires. */
async function sendTo(platform: Platform, task: PushTask, { device, payload, headers, expiresAt }: Sending): Promise<boolean> {
  const { result, retryAfter } = await platform.push.send({ ...device, payload, ...headers });
  platform.log.info({ result, notification: task.notification }, 'push');
  if (result === 'gone') await deleteEndpoint(platform.database, device.endpoint);
  if (result !== 'busy') return result !== 'sent';
  const { attempt = 0 } = task;
  const runAt = retryPushAt({ attempt, retryAfter, now: platform.clock.now().getTime(), expiresAt });
  if (runAt === null) return true;
  const again: PushTask = { ...task, device: device.deviceId, attempt: attempt + 1 };
  await inTransaction(platform.database, (transaction) =>
    enqueue(transaction, 'push', again, { runAt: new Date(runAt), key: pushKey(again) }),
  );
  return false;
}
