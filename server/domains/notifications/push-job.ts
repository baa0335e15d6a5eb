import type { Locale } from '#contract/fields/locale';
import { composePush, deliveryOf } from '#rules/notifications/push-payload';
import { isPromotional } from '#rules/notifications/categories';
import { decidePush } from '#rules/notifications/push-decision';
import type { PushResult } from '#server/edges/push-gateway';
import type { Platform } from '#server/platform';
import { enqueue } from '#server/jobs/enqueue';
import { inTransaction } from '#server/database/connection';
import { claimPromotion, deleteEndpoint, type PushSubscription, readDiscreetText, readSettings, readSubscriptions, readUnread, releasePromotion } from './store';
import { readProtection } from './protection';

interface PushTask {
  player: number;
  notification: string;
  /** One device, where only that one is to be tried again, and how often it has been. */
  device?: string;
  attempt?: number;
}

/** Sends one notification to the player's devices, deciding anew whether it may go out now (PWA-006, LIMIT-006). */
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
    // What is tried again was counted the first time.
    lastPromotionalAt: task.device === undefined ? (settings.lastPromotionalAt?.getTime() ?? null) : null,
  };
  const decision = decidePush(notification.category, recipient, now.getTime());
  if (decision.verdict === 'never') return;
  if (decision.verdict === 'later') {
    // What is over by then is not said: a push of a start that lies hours back only misleads.
    if (decision.at >= Date.parse(notification.expires_at)) return;
    await inTransaction(database, (transaction) => enqueue(transaction, 'push', task, { runAt: new Date(decision.at) }));
    return;
  }
  const lang = protection.locale as Locale;
  const text = settings.amountsOnLockScreen ? notification.text : await readDiscreetText(database, notification);
  const messageTo = ({ origin }: PushSubscription) =>
    JSON.stringify(composePush({ ...notification, text }, { player: task.player, lang, dir: 'ltr', origin: origin ?? platform.environment.publicOrigin, badge }));
  const devices = (await readSubscriptions(database, task.player)).filter(({ deviceId }) => !task.device || deviceId === task.device);
  if (devices.length === 0) return;
  const isCounted = isPromotional(notification.category) && task.device === undefined;
  // Another job may have sent one since the settings were read.
  if (isCounted && !(await claimPromotion(database, task.player, now))) return;
  const results: PushResult[] = [];
  for (const device of devices) results.push(await sendTo(platform, task, device, messageTo(device), deliveryOf(notification, now.getTime())));
  const isLost = results.every((result) => result === 'gone' || result === 'refused');
  if (isCounted && isLost) await releasePromotion(database, task.player, now, settings.lastPromotionalAt);
}

const BACK_OFF_MS = 60_000;
const LONGEST_BACK_OFF_MS = 30 * 60_000;

async function sendTo(platform: Platform, task: PushTask, device: PushSubscription, payload: string, headers: ReturnType<typeof deliveryOf>): Promise<PushResult> {
  const result = await platform.push.send({ ...device, payload, ...headers });
  if (result === 'gone') await deleteEndpoint(platform.database, device.endpoint);
  if (result === 'busy') {
    const { attempt = 0 } = task;
    const runAt = new Date(platform.clock.now().getTime() + Math.min(LONGEST_BACK_OFF_MS, BACK_OFF_MS * 2 ** attempt));
    const again: PushTask = { ...task, device: device.deviceId, attempt: attempt + 1 };
    await inTransaction(platform.database, (transaction) => enqueue(transaction, 'push', again, { runAt }));
  }
  platform.log.info({ result, notification: task.notification }, 'push');
  return result;
}
