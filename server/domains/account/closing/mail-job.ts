import type { Platform } from '#server/platform';
import { mailPlayer, readMailReader } from '../mails/mail-player';

/** The job `closure_mail`. `payout_returned`: a withdrawal of a closed account wasn't paid out. */
export interface ClosureMailTask {
  player: number;
  kind: 'closed' | 'reopened' | 'payout_returned';
}

/** Mails a player that the account is closed or reopened, or that money was returned to a closed one. */
export async function sendClosureMail(platform: Platform, { player, kind }: ClosureMailTask): Promise<void> {
  const reader = await readMailReader(platform, player);
  await mailPlayer(platform, reader, {
    subject: `mail.closure.${kind}.subject`,
    text: `mail.closure.${kind}.text`,
    unasked: 'mail.closure.unasked',
    button: kind === 'reopened' ? 'mail.closure.sign_in' : 'mail.closure.support',
    path: kind === 'reopened' ? '/login' : '/support',
  });
}
