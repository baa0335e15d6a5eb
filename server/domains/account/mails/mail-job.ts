import type { Locale } from '#contract/fields/locale';
import { inTransaction } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { composeMail } from './compose-mail';
import { linkTo } from '../sign-in/links';
import { makeSecret } from './mail-secrets-store';
import type { MailPurpose } from '../tables';
import { findByEmail } from '../players/users';

/** The job `mail`: the secret is made when it runs, so that no queue ever holds one. */
export interface MailTask {
  purpose: MailPurpose;
  email: string;
}

/** What is queued for a mail. An address without an account is queued alike, so that both take the same time. */
export function mailTask(purpose: MailPurpose, email: string): MailTask {
  return { purpose, email };
}

const letters = {
  confirm_email: { path: '/confirmation', parameter: 'confirmation_token', hours: 48 },
  new_password: { path: '/new-password', parameter: 'reset_password_token', hours: 1 },
} as const;

/** Writes and sends one mail of the account; nothing for an unknown address, nor for one that is confirmed already. */
export async function sendMail(platform: Platform, { purpose, email }: MailTask): Promise<void> {
  const { database, clock, environment, mailer } = platform;
  const account = await findByEmail(database, email);
  if (!account || account.status === 'closed') return;
  if (purpose === 'confirm_email' && account.confirmed_at) return;
  const secret = await inTransaction(database, (transaction) => makeSecret(transaction, account.id, purpose, clock.now()));
  const { path, parameter, hours } = letters[purpose];
  const brand = environment.sites.brandOf(account.brand);
  const locale = account.locale as Locale;
  await mailer.send(
    composeMail({
      brand,
      locale,
      to: account.email,
      name: account.first_name,
      subject: `mail.${purpose}.subject`,
      text: `mail.${purpose}.text`,
      button: `mail.${purpose}.button`,
      link: linkTo(environment, brand, locale, path, { [parameter]: secret.token }),
      code: { digits: secret.code, hours },
      helpLink: linkTo(environment, brand, locale, '/responsible-gaming'),
    }),
  );
}
