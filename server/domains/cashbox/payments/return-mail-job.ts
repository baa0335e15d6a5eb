import type { PaymentReason } from '#contract/fields/payment';
import { formatMoney } from '#rules/money/format';
import { mailPlayer, readMailReader } from '#server/domains/account/mails/mail-player';
import type { Platform } from '#server/platform';
import { readPayment } from '../store';

/** Why a deposit that has arrived may not stay. */
export type ReturnReason = Extract<PaymentReason, 'player_excluded' | 'limit_reached'>;

/** The job `returned_deposit_mail`. */
export interface ReturnMailTask {
  /** The payout that returns the deposit. */
  payout: string;
  reason: ReturnReason;
}

/** Mails a player that a deposit was returned, and why. */
export async function sendReturnMail(platform: Platform, { payout, reason }: ReturnMailTask): Promise<void> {
  const { player_id, amount_cents, currency } = await readPayment(platform.database, payout);
  const reader = await readMailReader(platform, player_id);
  await mailPlayer(platform, reader, {
    subject: 'mail.returned_deposit.subject',
    text: reason === 'player_excluded' ? 'mail.returned_deposit.break' : 'mail.returned_deposit.limit',
    values: { amount: formatMoney(amount_cents, currency, reader.locale) },
    button: 'mail.returned_deposit.button',
    path: '/cashbox',
  });
}
