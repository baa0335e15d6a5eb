import { inTransaction, type Transaction } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { notify } from '#server/domains/notifications/notify';
import { enqueue } from '#server/database/enqueue';
import { deviceText, placeName } from './place-name';
import type { SecurityMailTask } from './security-mail-job';
import type { Where } from '../sign-in/where';

/** Queues a mail about a security change of an account, in the change's transaction. */
export async function mailSecurityNews(transaction: Transaction, task: Omit<SecurityMailTask, 'at'>, now: Date): Promise<void> {
  await enqueue(transaction, 'security_mail', { ...task, at: now.toISOString() } satisfies SecurityMailTask);
}

/** The job `new_device`. `at` is an ISO instant. */
interface NewDeviceTask extends Where {
  player: number;
  at: string;
}

/** The job that notifies a player of a sign-in from a new device; queued with the session, so that the sign-in doesn't wait for it. */
export const newDeviceJob = (player: number, where: Where, now: Date): { task: string; payload: NewDeviceTask } => ({
  task: 'new_device',
  payload: { player, ...where, at: now.toISOString() },
});

/** Notifies a player of a sign-in from a new device: by mail, in the notification history and by push. */
export function tellOfNewDevice({ database }: Pick<Platform, 'database'>, { player, at, ...where }: NewDeviceTask): Promise<void> {
  const now = new Date(at);
  return inTransaction(database, async (transaction) => {
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
  });
}
