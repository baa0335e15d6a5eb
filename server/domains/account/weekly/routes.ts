import { getWeeklySummary, setWeeklySummary } from '#contract/calls/account/weekly-summary';
import type { Domain } from '#server/domain';
import { serve } from '#server/plugins/contract';
import { readChoices, setChoices } from './store';

/** Routes for the settings of the weekly summary of play. */
export const weeklySummaryRoutes: Domain = (app, platform) => {
  const { database } = platform;
  serve(app, platform, getWeeklySummary, ({ player }) => readChoices(database, player.player));
  serve(app, platform, setWeeklySummary, ({ player, body }) => setChoices(database, player.player, body));
};
