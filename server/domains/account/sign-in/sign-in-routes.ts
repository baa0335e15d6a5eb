import * as call from '#contract/calls/account';
import type { Domain } from '#server/domain';
import { serve } from '#server/plugins/contract';
import { refuse } from '#server/plugins/refusals';
import { clearSessionCookie, setSessionCookie } from '#server/plugins/session';
import { askForMail, requireUnconfirmed, isEmailTaken } from '../mails/asking-mail';
import { newCaptcha } from './captcha';
import { confirmByCode, confirmByLink, checkLink } from '../mails/confirmation';
import { checkPasswordLink, setNewPassword } from '../passwords/new-password';
import { passkeySiteOf } from '../passkeys/passkey-site';
import { askAtSignIn } from '../registers/registers';
import { enterPasskeyAgain, enterPasswordAgain } from './reauthentication';
import { admitSignIn, admitSignUp } from '../sign-up/region';
import { visitorOf } from './visitor';
import { endSession, endSessionOfToken } from './sessions-store';
import { signIn } from './sign-in';
import { type OnRegistered, signUp } from '../sign-up/sign-up';
import { setTrustCookie } from '../two-factor/trust-cookie';
import { readUser, userOf } from '../players/users';

/** Routes for sign-in, sign-up and sign-out, and their mails; `subscribers` run at each registration. */
export const signInRoutesOf =
  (subscribers: readonly OnRegistered[]): Domain =>
  (app, platform) => {
    sessionRoutes(subscribers)(app, platform);
    mailRoutes(app, platform);
  };

/** Routes for signing up, in and out, and for the sessions of a player. */
const sessionRoutes =
  (subscribers: readonly OnRegistered[]): Domain =>
  (app, platform) => {
    const { database, environment } = platform;

    serve(app, platform, call.getCaptcha, async () => ({ challenge: await newCaptcha(platform) }));

    serve(
      app,
      platform,
      call.signIn,
      async ({ body, request, reply }) => {
        const { token, epoch, player, trustToken, account, facts } = await signIn(platform, body.user, visitorOf(request));
        await askAtSignIn(platform, account);
        setSessionCookie(environment, reply, token);
        if (trustToken !== null) setTrustCookie(environment, reply, player, trustToken);
        return userOf(facts, epoch);
      },
      admitSignIn,
    );

    serve(
      app,
      platform,
      call.signUp,
      async ({ body, request, reply }) => {
        const { token, epoch, player } = await signUp(platform, body.user, visitorOf(request), subscribers);
        setSessionCookie(environment, reply, token);
        return readUser(database, player, epoch);
      },
      admitSignUp,
    );

    serve(app, platform, call.signOut, async ({ player, query, reply }) => {
      if (query.session !== undefined) {
        if (player) await endSession(database, player.player, query.session);
        return {};
      }
      if (player) await endSessionOfToken(database, player.hash);
      clearSessionCookie(environment, reply);
      return {};
    });

    serve(app, platform, call.reauthenticate, async ({ player, body, request }) => {
      if ('password' in body) await enterPasswordAgain(platform, player, body.password);
      else await enterPasskeyAgain(platform, player, body.passkey, passkeySiteOf(environment, request));
      return {};
    });
  };

/** Routes for confirmation, new password, and whether an address is known. */
const mailRoutes: Domain = (app, platform) => {
  serve(app, platform, call.checkEmail, async ({ body, network }) => ({ is_taken: await isEmailTaken(platform, body, network) }));

  serve(app, platform, call.getConfirmation, ({ query }) => checkLink(platform, query.confirmation_token));

  serve(app, platform, call.resendConfirmation, async ({ body, network, locale }) => {
    await askForMail(platform, 'confirm_email', { email: body.user.email, captcha: body.captcha }, network);
    await requireUnconfirmed(platform, body.user.email, locale);
    return {};
  });

  serve(app, platform, call.confirmEmail, async ({ body, player }) => {
    if ('confirmation_token' in body) return { confirmed_at: (await confirmByLink(platform, body.confirmation_token)).toISOString() };
    if (!player) throw refuse('signed_out');
    return { confirmed_at: (await confirmByCode(platform, player.player, body.code)).toISOString() };
  });

  serve(app, platform, call.remindPassword, async ({ body, network }) => {
    await askForMail(platform, 'new_password', body.user, network);
    return {};
  });

  serve(app, platform, call.getPasswordLink, ({ query }) => checkPasswordLink(platform, query.reset_password_token));

  serve(app, platform, call.newPassword, async ({ body, locale, network }) => {
    await setNewPassword(platform, body.user, locale, network);
    return {};
  });
};
