import * as call from '#contract/calls/account';
import type { Domain } from '#server/domain';
import { serve } from '#server/plugins/contract';
import { refuse, Refused } from '#server/plugins/refusals';
import { setSessionCookie } from '#server/plugins/session';
import { askAtSignIn } from '../registers/registers';
import type { Account } from '../sign-in/entry';
import { removeAttempt } from '../sign-in/attempts-store';
import { passkeySiteOf } from './passkey-site';
import {
  addPasskey,
  againOptions,
  enterByPasskey,
  notePasskeyFailed,
  countPasskeyAttempt,
  readPasskeys,
  registrationOptions,
  removePasskey,
  signInOptions,
} from './passkeys';
import { setName } from './passkeys-store';
import { admitSignIn } from '../sign-up/region';
import { visitorOf } from '../sign-in/visitor';
import { requireFresh } from '../two-factor/two-factor';
import { whereOf } from '../sign-in/where';

/** Routes for passkeys: managing them, signing in with them, and re-authenticating. */
export const passkeyRoutes: Domain = (app, platform) => {
  const { database, clock, environment } = platform;

  serve(app, platform, call.getPasskeys, async ({ player }) => ({ data: await readPasskeys(database, player.player) }));

  serve(app, platform, call.getPasskeyRegistration, async ({ player, request }) => ({
    options: await registrationOptions(platform, player, passkeySiteOf(environment, request)),
  }));

  serve(app, platform, call.addPasskey, ({ player, body, request, once }) => {
    requireFresh(player, clock.now());
    return once((transaction) =>
      addPasskey(platform, transaction, player.player, body.credential, passkeySiteOf(environment, request), visitorOf(request)),
    );
  });

  serve(app, platform, call.renamePasskey, async ({ player, params, body }) => {
    if (!(await setName(database, player.player, params.id, body.name))) throw refuse('not_found');
    return {};
  });

  serve(app, platform, call.removePasskey, ({ player, params, request, once }) =>
    once(async (transaction) => {
      await removePasskey(transaction, player, params.id, whereOf(visitorOf(request)), clock.now());
      return {};
    }),
  );

  serve(app, platform, call.getPasskeyChallenge, async ({ request }) => ({
    options: await signInOptions(platform, passkeySiteOf(environment, request)),
  }));

  serve(app, platform, call.getPasskeyAgain, async ({ player, request }) => ({
    options: await againOptions(platform, player, passkeySiteOf(environment, request)),
  }));

  signInByPasskeyRoute(app, platform);
};

/** Signs in by a passkey; every attempt counts, and a failed one is recorded. */
const signInByPasskeyRoute: Domain = (app, platform) => {
  const { database, environment } = platform;
  serve(
    app,
    platform,
    call.signInByPasskey,
    async ({ body, request, reply, once }) => {
      const visitor = visitorOf(request);
      await countPasskeyAttempt(platform, visitor);
      let entered: Account | null = null;
      const response = await once(async (transaction) => {
        const signedIn = await enterByPasskey(
          platform,
          transaction,
          body.credential,
          passkeySiteOf(environment, request),
          visitor,
          body.dfpc ?? null,
        );
        entered = signedIn.account;
        setSessionCookie(environment, reply, signedIn.token);
        return {};
      }).catch(async (error: unknown) => {
        if (error instanceof Refused) await notePasskeyFailed(platform, body.credential.id, visitor);
        throw error;
      });
      await removeAttempt(database, 'sign_in.address', visitor.network);
      if (entered) await askAtSignIn(platform, entered);
      return response;
    },
    admitSignIn,
  );
};
