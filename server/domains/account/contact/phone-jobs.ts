import { randomBytes, randomInt } from 'node:crypto';
import type { Locale } from '#contract/fields/locale';
import { PHONE_CODE_MINUTES } from '#rules/account/sign-in/phone-change';
import { readPlayer } from '#server/database/players-store';
import type { Platform } from '#server/platform';
import { hashToken, newToken } from '#server/plugins/session';
import { textOf } from '#server/texts';
import { composeMail } from '../mails/compose-mail';
import { linkTo } from '../sign-in/links';
import { hashPhoneCode, type PhoneChangeTask } from './phone-change';
import { keepPhoneHashes } from './phone-store';

const masked = (phone: string) => `•••• ${phone.replace(/\D/g, '').slice(-3)}`;

/** Sends a new number its code; nothing once the change is cancelled. */
export async function sendPhoneCode({ database, environment, sms }: Platform, { change: id }: PhoneChangeTask): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const salt = randomBytes(16);
  const change = await keepPhoneHashes(database, id, { code_salt: salt, code_hash: hashPhoneCode(salt, code) });
  if (!change || change.confirmedAt) return;
  const player = await readPlayer(database, change.player, ['locale', 'brand']);
  const brand = environment.sites.brandOf(player.brand);
  const values = { brand: brand.name, code, minutes: PHONE_CODE_MINUTES };
  await sms.send({ to: change.newPhone, text: textOf(player.locale as Locale, 'mail.phone.code', values) });
}

/** Tells the former number and the email that the number has changed; the mail takes the change back. */
export async function sendPhoneNotice({ database, environment, mailer, sms }: Platform, { change: id }: PhoneChangeTask): Promise<void> {
  const token = newToken();
  const change = await keepPhoneHashes(database, id, { undo_hash: hashToken(token) });
  if (!change) return;
  const player = await readPlayer(database, change.player, ['email', 'first_name', 'locale', 'brand']);
  const brand = environment.sites.brandOf(player.brand);
  const locale = player.locale as Locale;
  await mailer.send(
    composeMail({
      brand,
      locale,
      to: player.email,
      name: player.first_name,
      subject: 'mail.phone.changed.subject',
      text: 'mail.phone.changed.text',
      values: { phone: masked(change.newPhone) },
      unasked: 'mail.email_change_notice.ok',
      button: 'mail.email_change_notice.button',
      link: linkTo(environment, brand, locale, '/phone-change', { token }),
      code: null,
      helpLink: linkTo(environment, brand, locale, '/responsible-gaming'),
    }),
  );
  if (change.oldPhone) await sms.send({ to: change.oldPhone, text: textOf(locale, 'mail.phone.notice', { brand: brand.name }) });
}
