import type { Locale } from '#contract/fields/locale';
import { readPlayer } from '#server/database/players-store';
import { composeMail } from '#server/domains/account/mails/compose-mail';
import { linkTo } from '#server/domains/account/sign-in/links';
import type { Platform } from '#server/platform';
import { newToken } from '#server/plugins/session';
import { setConfirmToken } from './store';

/** The job `limit_mail`, queued for the end of the waiting time. */
export interface LimitMailTask {
  limit: number;
  /** The waiting time of this request; a later request has another. */
  from: string;
}

/** Mails the link that confirms a raise or a removal; does nothing if the player has changed their request since (LIMIT-004). */
export async function sendLimitMail(platform: Platform, { limit, from }: LimitMailTask): Promise<void> {
  const { database, environment, mailer } = platform;
  const token = newToken();
  const waiting = await setConfirmToken(database, token, limit, from);
  if (!waiting) return;
  const player = await readPlayer(database, waiting.player_id, ['email', 'first_name', 'locale', 'brand']);
  const brand = environment.sites.brandOf(player.brand);
  const locale = player.locale as Locale;
  await mailer.send(
    composeMail({
      brand,
      locale,
      to: player.email,
      name: player.first_name,
      subject: 'mail.confirm_limit.subject',
      text: waiting.pending_removal ? 'mail.confirm_limit.removal' : 'mail.confirm_limit.raise',
      unasked: 'mail.closure.unasked',
      button: 'mail.confirm_limit.button',
      link: linkTo(environment, brand, locale, '/profile/limits/confirm', { token }),
      code: null,
      helpLink: linkTo(environment, brand, locale, '/responsible-gaming'),
    }),
  );
}
