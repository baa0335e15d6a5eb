import { ADDRESS_COOL_DOWN_HOURS } from '#rules/cashbox/checks/address-cool-down';
import type { Transaction } from '#server/database/connection';
import { mailSecurityNews } from '#server/domains/account/security/security-news';
import { notify } from '#server/domains/notifications/notify';

/** Notifies a player, also by mail, that a withdrawal to a new crypto address waits and can be cancelled. */
export async function notifyOfNewAddress(transaction: Transaction, player: number, now: Date): Promise<void> {
  await mailSecurityNews(transaction, { player, kind: 'crypto_address_new' }, now);
  await notify(
    transaction,
    player,
    {
      type: 'payments_changes',
      category: 'payments',
      title: 'cashbox.note-address-title',
      text: 'cashbox.note-address-text',
      values: { hours: ADDRESS_COOL_DOWN_HOURS },
      icon: 'payments',
      button: { title: 'cashbox.note-deposit-button', path: '/profile/payments' },
    },
    now,
  );
}
