import { settleRound } from '#server/database/ledger';
import { refuse } from '#server/plugins/refusals';
import type { Platform } from '#server/platform';
import type { GameEngine } from '#server/ports/game-engine';
import { configsOf } from '../config/configs';
import { KnownCurrencies } from '../games/catalogue/currencies';
import { gamesCatalogue } from '../games/catalogue/games-catalogue';
import { readFreeSpinsOver } from '../gifts/spins-store';
import { currentSeed, untilDrawn } from './fair/fair-seeds';
import { initGame } from './init';
import { endLaunch } from './launch-store';
import { Launches } from './launches';
import { PlaceChecks } from './place';
import { act, isUnfinished, lookAt } from './steps';
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

    async settle(token, round) {
      const playing = await launches.of(token);
      const { player, found, currency } = playing;
      const now = clock.now();
      if (await isUnfinished(database, playing, round, { config: await games.configOf(found), now }))
        throw refuse('round_unfinished');
      const { balance, win_cents, gift } = await settleRound(database, round, player);
      const over = gift === undefined ? null : await readFreeSpinsOver(database, gift, { player, game: found.identifier, currency, now });
      return { balance_cents: balance.amount_cents, win_cents, ...(over && { free_spins_over: over }) };
    },

    async close(token) {
      const { tokenHash } = await launches.of(token);
      await endLaunch(database, tokenHash, clock.now());
    },
  };
}
