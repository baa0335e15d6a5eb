import { mailPlayer, readMailReader } from '#server/domains/account/mails/mail-player';
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
  const token = newToken();
  const waiting = await setConfirmToken(platform.database, token, limit, from);
  if (!waiting) return;
  const reader = await readMailReader(platform, waiting.player_id);
  await mailPlayer(platform, reader, {
    subject: 'mail.confirm_limit.subject',
    text: waiting.pending_removal ? 'mail.confirm_limit.removal' : 'mail.confirm_limit.raise',
    unasked: 'mail.closure.unasked',
    button: 'mail.confirm_limit.button',
    path: '/profile/limits/confirm',
    query: { token },
  });
}
