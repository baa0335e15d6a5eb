import type { Locale } from '#contract/fields/locale';
import { readPlayer } from '#server/database/players-store';
import type { Platform } from '#server/platform';
import { composeMail } from '../mails/compose-mail';
import { linkTo } from '../sign-in/links';
import { COPY_DAYS } from './copy';

/** The job `data_copy_mail`: mails a player that the copy is ready. The copy itself is never mailed. */
export async function sendDataCopyMail({ database, environment, mailer }: Platform, { player: id }: { player: number }): Promise<void> {
  const player = await readPlayer(database, id, ['email', 'first_name', 'locale', 'brand']);
  const brand = environment.sites.brandOf(player.brand);
  const locale = player.locale as Locale;
  await mailer.send(
    composeMail({
      brand,
      locale,
      to: player.email,
      name: player.first_name,
      subject: 'mail.data_copy.subject',
      text: 'mail.data_copy.text',
      values: { days: COPY_DAYS },
      unasked: 'mail.security.not_you',
      button: 'mail.data_copy.button',
      link: linkTo(environment, brand, locale, '/profile/data'),
      code: null,
      helpLink: linkTo(environment, brand, locale, '/responsible-gaming'),
    }),
  );
}
