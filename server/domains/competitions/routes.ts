import {
  confirmTournament,
  getPlayerTournaments,
  getRecentTournaments,
  getTournament,
  getTournaments,
  getTournamentStatus,
} from '#contract/calls/competitions';
import type { Domain } from '#server/domains/index';
import { serve } from '#server/plugins/contract';
import { join, listTournaments, oneTournament, partIn, recentTournaments } from './service';
import { readParts } from './store';

/** Tournaments and quests: lists, leaderboards, joining. */
export const competitionRoutes: Domain = (app, platform) => {
  const { database, clock } = platform;

  serve(app, platform, getTournaments, () => listTournaments(database, clock.now()));

  serve(app, platform, getRecentTournaments, () => recentTournaments(database, clock.now()));

  serve(app, platform, getPlayerTournaments, async ({ player }) => ({ data: await readParts(database, player.player) }));

  serve(app, platform, getTournament, ({ params, session }) =>
    oneTournament(database, params.id, session?.player ?? null, clock.now()),
  );

  serve(app, platform, getTournamentStatus, ({ params, player }) => partIn(database, params.id, player.player));

  serve(app, platform, confirmTournament, ({ params, player, once }) =>
    once((transaction) => join(transaction, params.id, player.player, player.groups, clock.now())),
  );
};
