import * as call from '#contract/calls/account/identity-check';
import type { Domain } from '#server/domain';
import { serve } from '#server/plugins/contract';
import { visitorOf } from '../sign-in/visitor';
import { startCheck, takeResult } from './checks';

/** Checks of identity by an outside provider (PROF-004). */
export const identityRoutes: Domain = (app, platform) => {
  serve(app, platform, call.startIdentityCheck, ({ player, request }) => startCheck(platform, player.player, visitorOf(request)));

  serve(app, platform, call.receiveIdentityResult, async ({ body }) => ({ taken: await takeResult(platform, body) }));
};
