import { confirmEmail, getConfirmation, resendConfirmation } from '#contract/calls/account/confirmation';
import { getPasswordLink, newPassword, remindPassword } from '#contract/calls/account/password';
import type { BodyOf } from '#contract/call';
import { ask } from '../../../platform/api/client';
import { queryOf } from '../../../platform/api/query';
import { loadSession, session } from '../../../platform/session';
import { withCaptcha } from '../sign-in/captcha';

/**
 * A check that fails within seconds, so that the dialog of a mailed link can say that there's no network. It isn't repeated in the
 * background, which would hide that again: `useReturn` waits for the network.
 */
const RETRIES = 2;
const ofLink = { gcTime: 0, meta: { offline: 'online-only', waitsForReturn: true } };

/** What a confirmation link would do; checking it doesn't use it up. */
export const confirmationQuery = (token: string) => ({
  ...queryOf(getConfirmation, { query: { confirmation_token: token } }, { retries: RETRIES }),
  ...ofLink,
});

/** Whether a link for a new password still works; checking it doesn't use it up. */
export const passwordLinkQuery = (token: string) => ({
  ...queryOf(getPasswordLink, { query: { reset_password_token: token } }, { retries: RETRIES }),
  ...ofLink,
});

/** Confirms by link or by six digits, then refetches the profile (AUTH-012). */
export async function confirm(body: BodyOf<typeof confirmEmail>): Promise<void> {
  await ask(confirmEmail, { body }, { retries: 2 });
  await loadSession();
}

/** Has the confirmation mail sent again. */
export async function resend(email: string): Promise<void> {
  await withCaptcha((captcha) => ask(resendConfirmation, { body: { user: { email }, ...captcha } }, { retries: 1 }));
}

/** Requests a mail for a new password. */
export async function remind(email: string): Promise<void> {
  await withCaptcha((captcha) => ask(remindPassword, { body: { user: { email, ...captcha } } }, { retries: 1 }));
}

/**
 * Sets a new password by a link's token or by address and digits (AUTH-013); a player signed in here is notified that all
 * sessions ended.
 */
export async function setNewPassword(user: BodyOf<typeof newPassword>['user']): Promise<void> {
  await ask(newPassword, { body: { user } }, { retries: 2 });
  if (session.player) await loadSession();
}
