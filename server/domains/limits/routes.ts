import * as call from '#contract/calls/limits';
import { declineDepositLimit, depositQuestion } from '#server/domains/cashbox/admission/deposit-question';
import { depositRoom } from '#server/domains/cashbox/admission/deposit-limits';
import type { Domain } from '#server/domain';
import { inTransaction } from '#server/database/connection';
import { serve } from '#server/plugins/contract';
import { clearSessionCookie } from '#server/plugins/session';
import { isBreak } from '#rules/limits/limits';
import { readDuties, readLimitPolicy } from './policy-store';
import { presentPolicy } from './present-policy';
import { keepRealityCheck, noteOpenGame, readRealityCheck } from './reality-check-store';
import { readReviewDue, setReviewed } from './review-store';
import { confirmLimit, removeLimit, setLimit } from './service';
import { readLimits } from './read-limits';

/** Routes for the player's limits and breaks. */
export const limitRoutes: Domain = (app, platform) => {
  const { database, clock, environment } = platform;

  serve(app, platform, call.getLimits, async ({ player }) => ({
    data: await readLimits(database, player.player),
    policy: presentPolicy(await readLimitPolicy(database, player.player), await readDuties(database, player.player)),
    is_review_due: await readReviewDue(database, player.player, clock.now()),
  }));

  serve(app, platform, call.reviewLimits, async ({ player }) => {
    await setReviewed(database, player.player, clock.now());
    return { is_review_due: await readReviewDue(database, player.player, clock.now()) };
  });

  serve(app, platform, call.getDepositRoom, async ({ player, query }) => ({
    limit: await inTransaction(database, (transaction) => depositRoom(transaction, player.player, query.currency)),
  }));

  serve(app, platform, call.getDepositQuestion, ({ player }) => depositQuestion(database, player.player));

  serve(app, platform, call.declineDepositLimit, async ({ player }) => {
    await inTransaction(database, (transaction) => declineDepositLimit(transaction, player.player, clock.now()));
    return depositQuestion(database, player.player);
  });

  serve(app, platform, call.setLimit, async ({ player, body, once, reply }) => {
    const limit = await once((transaction) =>
      setLimit(transaction, player.player, body, { provider: platform.payments, now: clock.now() }),
    );
    if (isBreak(limit.type)) clearSessionCookie(environment, reply);
    return limit;
  });

  serve(app, platform, call.removeLimit, ({ player, params, once }) =>
    once((transaction) => removeLimit(transaction, player.player, params.id, clock.now())),
  );

  serve(app, platform, call.confirmLimit, ({ body }) =>
    inTransaction(database, (transaction) => confirmLimit(transaction, body.token, clock.now())),
  );

  serve(app, platform, call.getRealityCheck, ({ player }) => readRealityCheck(database, player.player));

  serve(app, platform, call.setRealityCheck, async ({ player, body }) => {
    await keepRealityCheck(database, player.player, {
      ...(body.minutes && { reality_check_minutes: body.minutes }),
      ...(body.is_acknowledged && { reality_checked_at: clock.now() }),
    });
    if (body.is_playing) await noteOpenGame(database, player.player, clock.now());
    return readRealityCheck(database, player.player);
  });
};
