import { inTransaction } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { mailPlayer, mailReader } from './mail-player';
import { makeSecret } from './mail-secrets-store';
import type { MailPurpose } from '../tables';
import { findByEmail } from '../players/users';

/** The job `mail`: the secret is generated when it runs, so the queue never contains one. */
export interface MailTask {
  purpose: MailPurpose;
  email: string;
}

/** The job's payload. An address without an account is queued the same way, so that both take the same time. */
export function mailTask(purpose: MailPurpose, email: string): MailTask {
  return { purpose, email };
}

const letters = {
  confirm_email: { path: '/confirmation', parameter: 'confirmation_token', hours: 48 },
  new_password: { path: '/new-password', parameter: 'reset_password_token', hours: 1 },
} as const;

/** Composes and sends one account mail; nothing for an unknown address, or for one that's already confirmed. */
export async function sendMail(platform: Platform, { purpose, email }: MailTask): Promise<void> {
  const { database, clock } = platform;
  const account = await findByEmail(database, email);
  if (!account || account.status === 'closed') return;
  if (purpose === 'confirm_email' && account.confirmed_at) return;
  const secret = await inTransaction(database, (transaction) => makeSecret(transaction, account.id, purpose, clock.now()));
  const { path, parameter, hours } = letters[purpose];
  await mailPlayer(platform, mailReader(platform, account), {
    subject: `mail.${purpose}.subject`,
    text: `mail.${purpose}.text`,
    button: `mail.${purpose}.button`,
    path,
    query: { [parameter]: secret.token },
    code: { digits: secret.code, hours },
  });
}
