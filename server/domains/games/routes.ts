import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  addFavoriteGame,
  filterGames,
  getFavoriteGames,
  getGame,
  getWithdrawnGame,
  getGameCollections,
  getGameConfig,
  getGameFacets,
  getGameProviders,
  getJackpotGames,
  getJackpots,
  getJackpotWins,
  getLobby,
  getPlayedGames,
  getRandomGame,
  listGames,
  removeFavoriteGame,
  selectGames,
} from '#contract/calls/games';
import type { GameDevice } from '#contract/fields/game';
import { licenceOf } from '#rules/account/restrictions';
import { MYSTIC_JACKPOTS } from '#rules/games/catalogue';
import type { Domain } from '#server/domain';
import type { Platform } from '#server/platform';
import { serve } from '#server/plugins/contract';
import { refuse } from '#server/plugins/refusals';
import { configsOf } from '../config/configs';
import { KnownCurrencies } from './catalogue/currencies';
import { addFavorite, favoritesOf, removeFavorite, visibleGames } from './lists/favorites';
import { frameOf } from './game/frame';
import { demoConfig, gameAt, gameInfo, withdrawnGame } from './game/game-info';
import { type GamesCatalogue, gamesCatalogue } from './catalogue/games-catalogue';
import { JackpotBoard } from './jackpots/jackpot-board';
import { readJackpotWins } from './jackpots/jackpots';
import { facetsOfList, findGames, pageOf } from './lists/list-games';
import { arranged, composeLobby, inMenu } from './lists/lobby';
import { guestPromos } from './lists/promos';
import { cardOf } from './game/present-game';
import { randomGame } from './lists/random-game';
import { readPlayed } from './store';
import { requireNotStopped } from './stops';
import { Visibility } from './catalogue/visibility';

/** The shared context of this domain's handlers. */
interface Scene {
  app: FastifyInstance;
  platform: Platform;
  games: GamesCatalogue;
  board: JackpotBoard;
  /** The providers hidden from a caller in a list for a device. */
  blocked: (context: { country: string | null; request: FastifyRequest }, device?: GameDevice) => Promise<ReadonlySet<string>>;
}

/** Routes for the lobby, lists, jackpots, favourites, one game and its launch. */
export const gameRoutes: Domain = (app, platform) => {
  const visibility = new Visibility(platform);
  const board = new JackpotBoard(platform);
  board.runWith(app);
  const games = gamesCatalogue();
  games.makeBeside(app);
  const scene: Scene = {
    app,
    platform,
    games,
    board,
    blocked: (context, device) => visibility.blockedOf(context, device),
  };
  listRoutes(scene);
  jackpotRoutes(scene);
  gamePageRoutes(scene);
  playerRoutes(scene);
};

function listRoutes({ app, platform, games, board, blocked }: Scene): void {
  const { index } = games;

  const configs = configsOf(platform);

  serve(app, platform, getLobby, async (context) => {
    const [categories, providers] = await Promise.all([configs.get('menu-categories-games'), configs.get('providers-config')]);
    return composeLobby(index, await board.current(), await blocked(context), {
      categories,
      providers,
      promos: await guestPromos(platform, context),
    });
  });

  serve(app, platform, getGameProviders, async (context) => ({
    data: arranged(index.providers(await blocked(context)), await configs.get('providers-config')),
  }));

  serve(app, platform, getGameCollections, async (context) => ({
    data: inMenu(index.collections(await blocked(context)), await configs.get('menu-categories-games')),
  }));

  serve(app, platform, listGames, async (context) => {
    const { category, title, device, currency, page, page_size: size, ...choice } = context.query;
    const { provider } = choice;
    const filter = { categories: category && [category], providers: provider ? [provider] : undefined, title, currency, choice };
    const found = findGames(index, { ...filter, locale: context.locale, blocked: await blocked(context, device) });
    return pageOf(found.map(cardOf), page, size);
  });

  serve(app, platform, getGameFacets, async (context) => {
    const { category, ...filters } = context.query;
    return facetsOfList(index, { categories: category && [category], blocked: await blocked(context) }, filters);
  });

  serve(app, platform, filterGames, async (context) => {
    const { device, filter, page, page_size: size } = context.body;
    const { providers, title, categories } = filter;
    const { locale } = context;
    return pageOf(
      findGames(index, { providers, title, categories: categories?.identifiers, locale, blocked: await blocked(context, device) }),
      page,
      size,
    );
  });

  serve(app, platform, selectGames, async (context) => ({
    data: visibleGames(index, context.body.game_ids, await blocked(context, context.body.device)),
  }));

  serve(app, platform, getRandomGame, async (context) => {
    const game = randomGame(index, platform.dice, await blocked(context));
    if (game) return game;
    platform.log.error('no game of an allowed provider was drawn');
    throw refuse('game_not_found');
  });
}

function jackpotRoutes({ app, platform, games, board, blocked }: Scene): void {
  serve(app, platform, getJackpotGames, async (context) => {
    const found = findGames(games.index, { categories: ['jackpots'], blocked: await blocked(context) });
    return { data: [{ jackpot: MYSTIC_JACKPOTS, currency: 'EUR', games: found.map(({ identifier }) => identifier) }] };
  });

  serve(app, platform, getJackpots, async () => ({ data: await board.current() }));

  serve(app, platform, getJackpotWins, async () => ({ data: await readJackpotWins(platform.database) }));
}

function gamePageRoutes({ app, platform, games, blocked }: Scene): void {
  const currencies = new KnownCurrencies(platform.database);
  const { gamesOrigin } = platform.environment;

  serve(app, platform, getGame, async (context) => {
    const around = { blocked: await blocked(context), currencies: await currencies.at(platform.clock.now().getTime()) };
    const game = gameAt(games, context.params, around.blocked);
    return gameInfo(games, game, {
      ...around,
      frame: frameOf(game, gamesOrigin),
      licence: licenceOf(context.site.licence, context.country),
    });
  });

  serve(app, platform, getWithdrawnGame, async (context) => withdrawnGame(games, context.params, await blocked(context)));

  serve(app, platform, getGameConfig, async (context) => {
    await requireNotStopped(platform.database, `${context.params.provider}:${context.params.seo_title}`);
    return demoConfig(games, context.params, await blocked(context));
  });
}

function playerRoutes({ app, platform, games, blocked }: Scene): void {
  const { database, clock } = platform;
  const { index } = games;

  serve(app, platform, getPlayedGames, async (context) => ({
    data: visibleGames(index, await readPlayed(database, context.player.player), await blocked(context)).map(cardOf),
  }));

  serve(app, platform, getFavoriteGames, async (context) => {
    const { content } = context.query;
    return favoritesOf(database, index, { player: context.player.player, content, blocked: await blocked(context) });
  });

  serve(app, platform, addFavoriteGame, ({ player, params, body, once }) => {
    if (body.game !== params.id) throw refuse('game_not_found');
    return once((transaction) => addFavorite(transaction, index, { player: player.player, game: params.id, now: clock.now() }));
  });

  serve(app, platform, removeFavoriteGame, ({ player, params, once }) =>
    once((transaction) => removeFavorite(transaction, player.player, params.id)),
  );
}
