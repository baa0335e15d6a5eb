import * as call from '#contract/calls/account/verification';
import type { Domain } from '#server/domain';
import { serve } from '#server/plugins/contract';
import { readChecklist } from './service';

/** Routes for what players have to prove and what is proven (PROF-004). */
export const verificationRoutes: Domain = (app, platform) => {
  const { database, clock } = platform;

  serve(app, platform, call.getVerification, async ({ player }) => ({
    data: await readChecklist(database, player.player, clock.now()),
    has_identity_check: platform.identity.name !== null,
  }));
};
