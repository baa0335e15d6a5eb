import type { Locale } from '#contract/fields/locale';
import { readPlayer } from '#server/database/players-store';
import type { Platform } from '#server/platform';
import { composeMail } from '../mails/compose-mail';
import { linkTo } from '../sign-in/links';

/** The job `document_mail`. */
export interface DocumentMailTask {
  player: number;
  state: 'approved' | 'rejected';
  /** The answers about the source of wealth, or a provider's check of identity; a document by default. */
  about?: 'wealth' | 'identity';
}

/** Mails a player that a document, or answers about the source of wealth, were decided; the reason is on the page, not in the mail. */
export async function sendDocumentMail(
  { database, environment, mailer }: Platform,
  { player: id, state, about }: DocumentMailTask,
): Promise<void> {
  const player = await readPlayer(database, id, ['email', 'first_name', 'locale', 'brand', 'status']);
  if (player.status === 'closed') return;
  const brand = environment.sites.brandOf(player.brand);
  const locale = player.locale as Locale;
  await mailer.send(
    composeMail({
      brand,
      locale,
      to: player.email,
      name: player.first_name,
      subject: `account.${about ?? 'document'}.${state}.title`,
      text: `account.${about ?? 'document'}.${state}.text`,
      button: 'account.document.look',
      link: linkTo(environment, brand, locale, '/profile/verification'),
      code: null,
      helpLink: linkTo(environment, brand, locale, '/responsible-gaming'),
    }),
  );
}
