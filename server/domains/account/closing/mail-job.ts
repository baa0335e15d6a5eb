import type { Locale } from '#contract/fields/locale';
import { readPlayer } from '#server/database/players-store';
import type { Platform } from '#server/platform';
import { composeMail } from '../mails/compose-mail';
import { linkTo } from '../sign-in/links';

/** The job `closure_mail`. `payout_returned`: a withdrawal of a closed account wasn't paid out. */
export interface ClosureMailTask {
  player: number;
  kind: 'closed' | 'reopened' | 'payout_returned';
}

/** Mails a player that the account is closed or reopened, or that money came back to a closed one. */
export async function sendClosureMail({ database, environment, mailer }: Platform, { player: id, kind }: ClosureMailTask): Promise<void> {
  const player = await readPlayer(database, id, ['email', 'first_name', 'locale', 'brand']);
  const brand = environment.sites.brandOf(player.brand);
  const locale = player.locale as Locale;
  await mailer.send(
    composeMail({
      brand,
      locale,
      to: player.email,
      name: player.first_name,
      subject: `mail.closure.${kind}.subject`,
      text: `mail.closure.${kind}.text`,
      unasked: 'mail.closure.unasked',
      button: kind === 'reopened' ? 'mail.closure.sign_in' : 'mail.closure.support',
      link: linkTo(environment, brand, locale, kind === 'reopened' ? '/login' : '/support'),
      code: null,
      helpLink: linkTo(environment, brand, locale, '/responsible-gaming'),
    }),
  );
}
