import * as call from '#contract/calls/account';
import { inTransaction } from '#server/database/connection';
import type { Domain } from '#server/domain';
import { serve } from '#server/plugins/contract';
import { refuse } from '#server/plugins/refusals';
import { clearSessionCookie } from '#server/plugins/session';
import { audit } from './audit';
import { cancelReset, checkReset } from '../two-factor/factor-reset';
import { findLiveSession, listSecurityEvents } from './security-store';
import { endOtherSessions, endSession, listSessions } from '../sign-in/sessions-store';
import { endTrusts } from '../two-factor/trusted-devices-store';
import { trustTokenOf } from '../two-factor/trust-cookie';
import { beginEnrolment, confirmEnrolment, countingTries, endTwoFactor, readSecurity, renewRecoveryCodes } from '../two-factor/two-factor';
import { visitorOf } from '../sign-in/visitor';
import { whereOf } from '../sign-in/where';

/** Routes for account security: second factor, trusted devices, sessions, and the history of events. */
export const securityRoutes: Domain = (app, platform) => {
  factorRoutes(app, platform);
  resetRoutes(app, platform);
  deviceRoutes(app, platform);
};

const factorRoutes: Domain = (app, platform) => {
  const { database, clock } = platform;

  serve(app, platform, call.getSecurity, ({ player, request }) =>
    readSecurity(database, player, trustTokenOf(request, player.player), clock.now()),
  );

  serve(app, platform, call.beginTwoFactor, ({ player }) => beginEnrolment(platform, player));

  serve(app, platform, call.confirmTwoFactor, ({ player, body, request, once }) =>
    countingTries(platform, player, () =>
      once(async (transaction) => {
        await confirmEnrolment(transaction, player, body.code, whereOf(visitorOf(request)), clock.now());
        return {};
      }),
    ),
  );

  serve(app, platform, call.endTwoFactor, async ({ player, request }) => {
    await endTwoFactor(platform, player, whereOf(visitorOf(request)));
    return {};
  });

  serve(app, platform, call.makeRecoveryCodes, async ({ player, request }) => ({
    recovery_codes: await renewRecoveryCodes(platform, player, whereOf(visitorOf(request))),
  }));
};

/** Routes for a reset that an operator requested: show it and cancel it. */
const resetRoutes: Domain = (app, platform) => {
  const { clock } = platform;

  serve(app, platform, call.getFactorReset, async ({ query }) => ({ due_at: (await checkReset(platform, query.token)).toISOString() }));

  serve(app, platform, call.cancelFactorReset, ({ player, body: { token }, request, once }) => {
    if (token === undefined && !player) throw refuse('signed_out');
    const named = token === undefined ? { player: player!.player } : { token };
    return once(async (transaction) => {
      await cancelReset(transaction, named, whereOf(visitorOf(request)), clock.now());
      return {};
    });
  });
};

const deviceRoutes: Domain = (app, platform) => {
  const { database, clock, environment } = platform;

  serve(app, platform, call.forgetDevice, ({ player, params, request, once }) =>
    once(async (transaction) => {
      if ((await endTrusts(transaction, player.player, { id: params.id }, clock.now())) === 0) throw refuse('not_found');
      await audit(transaction, player.player, 'device_forgotten', whereOf(visitorOf(request)));
      return {};
    }),
  );

  serve(app, platform, call.getSessions, async ({ player }) => ({
    data: await listSessions(database, player.player, player.hash, clock.now()),
  }));

  serve(app, platform, call.revokeSession, async ({ player: { player, epoch }, params, reply, once }) => {
    const response = await once(async (transaction) => {
      const ended = await findLiveSession(transaction, player, params.id);
      const count = await endSession(transaction, player, params.id);
      if (!ended || count === 0) throw refuse('not_found');
      // This device has to pass the second step again too.
      if (ended.device_id !== null) await endTrusts(transaction, player, { deviceId: ended.device_id }, clock.now());
      await audit(transaction, player, 'session_ended', whereOf({ country: ended.country, userAgent: ended.user_agent }));
      return {};
    });
    if (params.id === epoch) clearSessionCookie(environment, reply);
    return response;
  });

  serve(app, platform, call.revokeOtherSessions, ({ player: { player, hash, device }, request }) =>
    inTransaction(database, async (transaction) => {
      const ended = await endOtherSessions(transaction, player, hash);
      await endTrusts(transaction, player, { exceptDeviceId: device }, clock.now());
      if (ended > 0) await audit(transaction, player, 'sessions_ended', { ...whereOf(visitorOf(request)), count: ended });
      return { ended };
    }),
  );

  serve(app, platform, call.getSecurityEvents, ({ player, query }) => listSecurityEvents(database, player.player, query.before ?? null));
};
