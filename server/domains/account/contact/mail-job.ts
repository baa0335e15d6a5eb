import { randomInt } from 'node:crypto';
import type { Locale } from '#contract/fields/locale';
import { EMAIL_CHANGE_HOURS } from '#rules/account/sign-in/email-change';
import { readPlayer } from '#server/database/players-store';
import type { Platform } from '#server/platform';
import { hashToken, newToken } from '#server/plugins/session';
import { composeMail } from '../mails/compose-mail';
import { maskEmail } from '../mails/confirmation';
import { linkTo } from '../sign-in/links';
import { type EmailChangeTask, hashCode } from './email-change';
import { keepHashes } from './store';

/** Mails the new address what confirms it, or the old one a notice that takes the change back; nothing once it's cancelled. */
export async function sendEmailChangeMail({ database, environment, mailer }: Platform, { change: id, to }: EmailChangeTask): Promise<void> {
  const token = newToken();
  const hash = hashToken(token);
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  const isNew = to === 'new';
  const change = await keepHashes(database, id, isNew ? { token_hash: hash, code_hash: hashCode(hash, digits) } : { undo_hash: hash });
  if (!change) return;
  const player = await readPlayer(database, change.player, ['first_name', 'locale', 'brand']);
  const brand = environment.sites.brandOf(player.brand);
  const locale = player.locale as Locale;
  const kind = isNew ? 'email_change' : 'email_change_notice';
  await mailer.send(
    composeMail({
      brand,
      locale,
      to: isNew ? change.newEmail : change.oldEmail,
      name: player.first_name,
      subject: `mail.${kind}.subject`,
      text: `mail.${kind}.text`,
      values: { email: maskEmail(change.newEmail) },
      button: `mail.${kind}.button`,
      ...(!isNew && { unasked: 'mail.email_change_notice.ok' as const }),
      link: linkTo(environment, brand, locale, '/email-change', { token }),
      code: isNew ? { digits, hours: EMAIL_CHANGE_HOURS } : null,
      helpLink: linkTo(environment, brand, locale, '/responsible-gaming'),
    }),
  );
}
