import { refuse } from '#server/plugins/refusals';
import type { Platform } from '#server/platform';
import type { GameEngine } from '#server/ports/game-engine';
import { configsOf } from '../config/configs';
import { KnownCurrencies } from '../games/catalogue/currencies';
import { gamesCatalogue } from '../games/catalogue/games-catalogue';
import { currentSeed, untilDrawn } from './fair/fair-seeds';
import { initGame } from './init';
import { endLaunch } from './launch-store';
import { Launches } from './launches';
import { PlaceChecks } from './place';
import { settle } from './settle';
import { act, lookAt } from './steps';
import { countingOf, wager } from './wager';

/** The engine of our own games, called by their frames. */
export function openGameEngine(platform: Platform): GameEngine {
  const { database, clock, dice } = platform;
  const games = gamesCatalogue();
  const launches = new Launches(database, games);
  const currencies = new KnownCurrencies(database);
  const places = new PlaceChecks(platform);

  /** The context of a call. */
  const around = async () => {
    const now = clock.now();
    const terms = await configsOf(platform).get('reward-terms');
    return { games, dice, now, terms, currencies: await currencies.at(now.getTime()) };
  };

  return {
    init: async (token) => initGame(database, await launches.of(token), await around()),

    async wager(token, bet, intent, from) {
      const playing = await launches.of(token);
      await places.require(from, playing.licence);
      // Rounds of a live table are shared, so bets are placed at the table.
      if (playing.found.live) throw refuse('bets_not_allowed');
      const scene = await around();
      const response = await untilDrawn(async () =>
        wager(database, playing, bet, intent, { ...scene, seed: await currentSeed(database, playing.player) }),
      );
      await launches.noteAct(playing, scene.now);
      return response;
    },

    async act(token, wanted, intent) {
      const playing = await launches.of(token);
      const scene = await around();
      const config = await games.configOf(playing.found);
      const termsOf = (stake: number) => countingOf(config, stake, playing.currency, scene);
      const response = await act(database, playing, wanted, intent, { config, now: scene.now, termsOf });
      await launches.noteAct(playing, scene.now);
      return response;
    },

    async look(token, round) {
      const playing = await launches.of(token);
      return lookAt(database, playing, round, { config: await games.configOf(playing.found), now: clock.now() });
    },

    settle: async (token, round) => settle(database, await launches.of(token), round, { games, now: clock.now() }),

    async close(token) {
      const { tokenHash } = await launches.of(token);
      await endLaunch(database, tokenHash, clock.now());
    },
  };
}
