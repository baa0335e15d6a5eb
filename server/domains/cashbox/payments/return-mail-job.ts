import type { Locale } from '#contract/fields/locale';
import type { PaymentReason } from '#contract/fields/payment';
import { formatMoney } from '#rules/money/format';
import { readPlayer } from '#server/database/players-store';
import { composeMail } from '#server/domains/account/mails/compose-mail';
import { linkTo } from '#server/domains/account/sign-in/links';
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
export async function sendReturnMail({ database, environment, mailer }: Platform, { payout, reason }: ReturnMailTask): Promise<void> {
  const { player_id, amount_cents, currency } = await readPayment(database, payout);
  const player = await readPlayer(database, player_id, ['email', 'first_name', 'locale', 'brand']);
  const brand = environment.sites.brandOf(player.brand);
  const locale = player.locale as Locale;
  await mailer.send(
    composeMail({
      brand,
      locale,
      to: player.email,
      name: player.first_name,
      subject: 'mail.returned_deposit.subject',
      text: reason === 'player_excluded' ? 'mail.returned_deposit.break' : 'mail.returned_deposit.limit',
      values: { amount: formatMoney(amount_cents, currency, locale) },
      button: 'mail.returned_deposit.button',
      link: linkTo(environment, brand, locale, '/cashbox'),
      code: null,
      helpLink: linkTo(environment, brand, locale, '/responsible-gaming'),
    }),
  );
}
