import type { Platform } from '#server/platform';
import { mailPlayer, readMailReader } from '../mails/mail-player';
import { COPY_DAYS } from './copy';

/** The job `data_copy_mail`: mails a player that the copy is ready. The copy itself is never mailed. */
export async function sendDataCopyMail(platform: Platform, { player }: { player: number }): Promise<void> {
  const reader = await readMailReader(platform, player);
  await mailPlayer(platform, reader, {
    subject: 'mail.data_copy.subject',
    text: 'mail.data_copy.text',
    values: { days: COPY_DAYS },
    unasked: 'mail.security.not_you',
    button: 'mail.data_copy.button',
    path: '/profile/data',
  });
}
