import type { Transaction } from '#server/database/connection';
import { notify } from '#server/domains/notifications/notify';
import { enqueue } from '#server/database/enqueue';
import { deviceText, placeName } from './place-name';
import type { SecurityMailTask } from './security-mail-job';
import type { Where } from '../sign-in/where';

/** Queues a mail about a security change of an account, in the change's transaction. */
export async function mailSecurityNews(transaction: Transaction, task: Omit<SecurityMailTask, 'at'>, now: Date): Promise<void> {
  await enqueue(transaction, 'security_mail', { ...task, at: now.toISOString() } satisfies SecurityMailTask);
}

/** Notifies a player of a sign-in from a new device: by mail, in the notification history and by push. */
export async function notifyOfNewDevice(transaction: Transaction, player: number, where: Where, now: Date): Promise<void> {
  await mailSecurityNews(transaction, { player, kind: 'new_device', ...where }, now);
  await notify(
    transaction,
    player,
    {
      type: 'personal',
      category: 'account',
      title: 'account.note-new-device.title',
      text: 'account.note-new-device.text',
      values: (locale) => ({ device: deviceText(locale, where.device), place: placeName(locale, where.country) }),
      icon: 'account',
      button: { title: 'account.note-new-device.button', path: '/profile/security' },
    },
    now,
  );
}
