import type { BodyOf } from '#contract/call';
import type { checkEmail } from '#contract/calls/account';
import type { Locale } from '#contract/fields/locale';
import type { ThrottledAction } from '#rules/account/sign-in/throttle';
import { inTransaction } from '#server/database/connection';
import { enqueue } from '#server/database/enqueue';
import type { Platform } from '#server/platform';
import { refuseFields } from '#server/plugins/field-problems';
import { refuseIfEarly } from '#server/plugins/refusals';
import { demandCaptcha } from '../sign-in/captcha';
import { recordAttempt } from '../sign-in/attempts-store';
import { mailTask } from './mail-job';
import type { MailPurpose } from '../tables';
import { findByEmail } from '../players/users';

/**
 * Counts an attempt at rate-limited actions; refuses with rate_limited, and with captcha_failed after many attempts. Benchmarks lift these
 * with the request limits.
 */
async function spend(
  platform: Platform,
  actions: readonly (readonly [ThrottledAction, string])[],
  captcha: string | undefined,
): Promise<void> {
  if (!platform.environment.rateLimits) return;
  await demandCaptcha(platform, actions, captcha);
  const waits = [];
  for (const [action, text] of actions) waits.push(await recordAttempt(platform.database, action, text, platform.clock.now()));
  const waitMs = Math.max(...waits);
  refuseIfEarly('rate_limited', waitMs);
}

/** Refuses to mail a confirmation to an address that is confirmed (AUTH-012). Refuses: bad_input. */
export async function requireUnconfirmed(platform: Platform, email: string, locale: Locale): Promise<void> {
  const account = await findByEmail(platform.database, email);
  if (account?.confirmed_at) throw refuseFields(locale, { 'user.email': { key: 'fields.email_confirmed', values: {} } });
}

/** Queues a mail for an address, known or not: the job looks it up, so neither response nor timing reveals anything. */
export async function askForMail(
  platform: Platform,
  purpose: MailPurpose,
  { email, captcha }: { email: string; captcha?: string | undefined },
  network: string,
): Promise<void> {
  const actions = [
    ['mail.address', network],
    ['mail.account', `${purpose} ${email.toLowerCase()}`],
  ] as const;
  await spend(platform, actions, captcha);
  await inTransaction(platform.database, (transaction) => enqueue(transaction, 'mail', mailTask(purpose, email), {}));
}

/** Whether an address has an account, with a strict rate limit per IP address and device (API-016). */
export async function isEmailTaken(platform: Platform, asked: BodyOf<typeof checkEmail>, network: string): Promise<boolean> {
  const actions = [['check_email.address', network] as const, ...(asked.dfpc ? ([['check_email.device', asked.dfpc]] as const) : [])];
  await spend(platform, actions, asked.captcha);
  return (await findByEmail(platform.database, asked.email)) !== undefined;
}
