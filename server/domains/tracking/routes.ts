import * as call from '#contract/calls/tracking';
import type { Queries } from '#server/database/connection';
import { inTransaction } from '#server/database/connection';
import type { Domain } from '#server/domain';
import { serve } from '#server/plugins/contract';
import type { Session } from '#server/plugins/session';
import { isSurveyOver, keepAnswerTo } from './surveys-store';
import type { TrackedEventsTable } from './tables';
import { insertEvent } from './store';

interface Report {
  kind: TrackedEventsTable['kind'];
  player: Session | null;
  payload: object;
  /** The device's time; a clock that runs ahead is capped to now. */
  at?: string | undefined;
  now: Date;
}

async function keep(queries: Queries, { kind, player, payload, at, now }: Report): Promise<void> {
  const happened = at ? new Date(Math.min(new Date(at).getTime(), now.getTime())) : now;
  await insertEvent(queries, kind, player, happened, payload);
}

/** Routes for telemetry from devices; only operators see it. */
export const trackingRoutes: Domain = (app, platform) => {
  const { database, clock, log } = platform;

  serve(app, platform, call.sendInstallEvent, ({ body: { at, ...payload }, player, once }) =>
    once(async (transaction) => {
      await keep(transaction, { kind: 'install', player, payload, at, now: clock.now() });
      return {};
    }),
  );

  serve(app, platform, call.trackStep, ({ body: { at, ...payload }, player, once }) =>
    once(async (transaction) => {
      await keep(transaction, { kind: 'step', player, payload, at, now: clock.now() });
      return {};
    }),
  );

  serve(app, platform, call.reportFieldErrors, ({ body, player }) =>
    inTransaction(database, async (transaction) => {
      await keep(transaction, { kind: 'field-errors', player, payload: body, now: clock.now() });
      return {};
    }),
  );

  // Performance data isn't personal: it's stored without the player.
  serve(app, platform, call.sendNetworkPerformance, ({ body }) =>
    inTransaction(database, async (transaction) => {
      await keep(transaction, { kind: 'network-performance', player: null, payload: body, now: clock.now() });
      return {};
    }),
  );

  serve(app, platform, call.sendPageTiming, ({ body }) =>
    inTransaction(database, async (transaction) => {
      await keep(transaction, { kind: 'performance', player: null, payload: body, now: clock.now() });
      return {};
    }),
  );

  serve(app, platform, call.logUtmSet, ({ body, player }) =>
    inTransaction(database, async (transaction) => {
      await keep(transaction, { kind: 'utm-set', player, payload: body.utmMetrics, now: clock.now() });
      return {};
    }),
  );

  serve(app, platform, call.logUtmSend, ({ body, player, once }) =>
    once(async (transaction) => {
      await keep(transaction, { kind: 'utm-send', player, payload: body.utmMetrics, now: clock.now() });
      return {};
    }),
  );

  surveyRoutes(app, platform);

  serve(app, platform, call.logEntry, async ({ body }) => {
    log.warn({ client: body }, 'a page reported an error');
    return {};
  });
};

/** Routes for a survey, which each player is shown once (SURV-001). */
const surveyRoutes: Domain = (app, platform) => {
  const { database, clock } = platform;

  serve(app, platform, call.getSurvey, async ({ player, query }) => ({
    is_over: await isSurveyOver(database, player.player, query.survey_id),
  }));

  serve(app, platform, call.answerSurvey, ({ player, body, once }) =>
    once(async (transaction) => {
      await keepAnswerTo(transaction, player.player, body, clock.now());
      return {};
    }),
  );
};
