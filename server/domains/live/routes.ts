import { isHidden } from '#rules/games/blocked-providers';
import * as v from 'valibot';
import { getLiveRound, getLiveTables, LIVE_EVENTS_PATH, liveAct, liveBet, liveSeat } from '#contract/calls/live';
import { gameIdentifierSchema } from '#contract/fields/game';
import type { Domain } from '#server/domain';
import type { Platform } from '#server/platform';
import { serve } from '#server/plugins/contract';
import { refuse } from '#server/plugins/refusals';
import { gamesCatalogue } from '../games/catalogue/games-catalogue';
import { Visibility } from '../games/catalogue/visibility';
import { cardOf } from '../games/game/present-game';
import { LiveBets } from './bets';
import { type LiveGame, liveGameOf, liveGames } from './live-games';
import { BACK_AFTER_S, openStream } from './open-stream';
import { LiveRooms } from './rooms';
import { openingOf, publishedRound, resultsOf, viewOf } from './view';

const SHOWN_RESULTS = 10;

/** Routes for live tables: their list for the lobby, the verification of rounds, the stream of a table, and the bets of frames. */
export const liveRoutes: Domain = (app, platform) => {
  const { database } = platform;
  const rooms = new LiveRooms(platform);
  const bets = new LiveBets(platform);
  const visibility = new Visibility(platform);
  app.addHook('preClose', () => rooms.close());

  serve(app, platform, getLiveTables, async (asked) => {
    const blocked = await visibility.blockedOf(asked);
    const tables = (await liveGames()).filter(
      ({ game }) => !isHidden({ provider: game.provider.id, identifier: game.identifier }, blocked),
    );
    return { data: await Promise.all(tables.map((table) => listed(platform, rooms, table))) };
  });

  serve(app, platform, getLiveRound, async ({ params }) => {
    const table = await liveGameOf(params.game);
    const round = table && (await publishedRound(database, table, Number(params.number)));
    if (!round) throw refuse('round_not_found');
    return round;
  });

  serve(app, platform, liveBet, async ({ launchToken, body, key, bodyHash, country, address }) => {
    if (key === null) throw refuse('idempotency_key_missing');
    const { game, answer } = await bets.place(launchToken, body, { key, bodyHash }, { country, address });
    rooms.bump(game);
    return answer;
  });

  serve(app, platform, liveAct, ({ launchToken, body, key, bodyHash }) => {
    if (key === null) throw refuse('idempotency_key_missing');
    return bets.act(launchToken, body, { key, bodyHash });
  });

  serve(app, platform, liveSeat, ({ launchToken }) => bets.seat(launchToken));

  app.get(LIVE_EVENTS_PATH, { config: { stream: true } }, async (request, reply) => {
    const asked = v.safeParse(v.object({ game: gameIdentifierSchema }), request.query);
    if (!asked.success || !(await liveGameOf(asked.output.game))) throw refuse('game_not_found');
    const { network } = request.caller;
    if (platform.environment.rateLimits && !rooms.hasRoom(network)) throw refuse('rate_limited', { retryAfterSeconds: BACK_AFTER_S });
    await rooms.add(asked.output.game, openStream(reply), network);
  });
};

/** A table in the lobby. */
async function listed(platform: Platform, rooms: LiveRooms, table: LiveGame) {
  const { database } = platform;
  const { game, rules } = table;
  const shown = gamesCatalogue().index.find(game.identifier);
  if (!shown) throw new Error(`${game.identifier} isn't in the index of games`);
  const [view, opening, results] = await Promise.all([
    rooms.watching(game.identifier).then((watching) => viewOf(database, table, watching)),
    openingOf(platform, game.identifier),
    resultsOf(database, table, SHOWN_RESULTS),
  ]);
  const inCoins = rules.limits(1);
  const { bettors: _bettors, ...rest } = view ?? { bettors: null };
  return {
    game: cardOf(shown),
    kind: game.live,
    table: view && (rest as Omit<typeof view, 'bettors'>),
    ...opening,
    results,
    limits: inCoins,
  };
}
