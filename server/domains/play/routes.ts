import { changeFairSeeds, getFairSeeds, getRound, getRounds, launchGame } from '#contract/calls/games';
import type { Domain } from '#server/domain';
import { serve } from '#server/plugins/contract';
import { requireNotRegistered } from '../account/registers/registers';
import { requireTerms } from '../account/sign-up/region';
import { configsOf } from '../config/configs';
import { KnownCurrencies } from '../games/catalogue/currencies';
import { frameOf } from '../games/game/frame';
import { gameAt } from '../games/game/game-info';
import { requireNotStopped } from '../games/stops';
import { gamesCatalogue } from '../games/catalogue/games-catalogue';
import { Visibility } from '../games/catalogue/visibility';
import { changeSeedsOf, seedsOf } from './fair/fair-seeds';
import { launch } from './launch';
import { roundDetailOf } from './round-detail';
import { listRounds } from './rounds-store';

/** Routes for launching a game for real money, and for a player's rounds. */
export const playRoutes: Domain = (app, platform) => {
  const { database, clock, environment } = platform;
  const visibility = new Visibility(platform);
  const configs = configsOf(platform);
  const games = gamesCatalogue();
  const currencies = new KnownCurrencies(database);

  serve(app, platform, getRounds, ({ player, query }) => listRounds(database, games, { player: player.player, query, now: clock.now() }));

  serve(app, platform, getRound, ({ player, params }) => {
    const scene = { games, gamesOrigin: environment.gamesOrigin, now: clock.now() };
    return roundDetailOf(database, player.player, params.id, scene);
  });

  serve(app, platform, getFairSeeds, ({ player }) => seedsOf(database, player.player));

  serve(app, platform, changeFairSeeds, ({ player, body, once }) =>
    once((transaction) => changeSeedsOf(transaction, player.player, body.client_seed)),
  );

  serve(app, platform, launchGame, async (context) => {
    await requireTerms(database, context, clock.now());
    await requireNotRegistered(platform, context.player.player);
    const [provider = '', seo_title = ''] = context.body.game.split(':');
    const game = gameAt(games, { provider, seo_title }, await visibility.blockedOf(context));
    await requireNotStopped(database, game.identifier);
    const { requires } = await configs.get('providers-config');
    const wish = {
      game,
      requires: requires[provider] ?? [],
      locale: context.locale,
      frame: frameOf(game, environment.gamesOrigin),
      session: context.player,
      rates: await currencies.at(clock.now().getTime()),
    };
    return launch(platform, { ...wish, currency: context.body.currency });
  });
};
