import type { Platform } from '#server/platform';
import { mailPlayer, readMailReader } from '../mails/mail-player';

/** The job `document_mail`. */
export interface DocumentMailTask {
  player: number;
  state: 'approved' | 'rejected';
  /** The subject of the decision: answers about the source of wealth, or a provider's check of identity; by default a document. */
  about?: 'wealth' | 'identity';
}

/** Mails a player a decision about a document or about answers on the source of wealth; the reason is on the page, not in the mail. */
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
