import type { Platform } from '#server/platform';
import { mailPlayer, readMailReader } from '../mails/mail-player';

/** The job `document_mail`. */
export interface DocumentMailTask {
  player: number;
  state: 'approved' | 'rejected';
  /** The answers about the source of wealth, or a provider's check of identity; a document by default. */
  about?: 'wealth' | 'identity';
}

/** Mails a player that a document, or answers about the source of wealth, were decided; the reason is on the page, not in the mail. */
export async function sendDocumentMail(platform: Platform, { player, state, about }: DocumentMailTask): Promise<void> {
  const reader = await readMailReader(platform, player);
  if (reader.isClosed) return;
  await mailPlayer(platform, reader, {
    subject: `account.${about ?? 'document'}.${state}.title`,
    text: `account.${about ?? 'document'}.${state}.text`,
    button: 'account.document.look',
    path: '/profile/verification',
  });
}
