import { providerAct, providerClose, providerInit, providerLook, providerSettle, providerWager } from '#contract/calls/provider';
import { settleRound } from '#server/database/ledger';
import { configsOf } from '#server/domains/config/configs';
import type { Domain } from '#server/domains/index';
import { KnownCurrencies } from '#server/domains/games/currencies';
import { gamesCatalogue } from '#server/domains/games/games-catalogue';
import { endLaunch } from '#server/domains/games/launch-store';
import { serve } from '#server/plugins/contract';
import { refuse } from '#server/plugins/refusals';
import { allowFrameOrigins } from './frame-origins';
import { initGame } from './init';
import { Launches } from './launches';
import { act, isUnfinished, lookAt } from './steps';
import { countingOf, wager } from './wager';

/** What games' frames ask: start, bet, settle, close; each with its launch token. */
export const providerRoutes: Domain = (app, platform) => {
  const { database, clock, dice } = platform;
  const games = gamesCatalogue();
  const launches = new Launches(database, games);
  const currencies = new KnownCurrencies(database);
  allowFrameOrigins(app, platform);

  /** What a call needs of the world around it. */
  const around = async () => {
    const now = clock.now();
    const terms = await configsOf(platform).get('reward-terms');
    return { games, dice, now, terms, currencies: await currencies.at(now.getTime()) };
  };

  serve(app, platform, providerInit, async ({ launchToken }) =>
    initGame(database, await launches.of(launchToken), await around()),
  );

  serve(app, platform, providerWager, async ({ launchToken, body, key, bodyHash }) => {
    if (key === null) throw refuse('idempotency_key_missing');
    const playing = await launches.of(launchToken);
    const scene = await around();
    const answer = await wager(database, playing, body, { key, bodyHash }, scene);
    await launches.noteAct(playing, scene.now);
    return answer;
  });

  serve(app, platform, providerAct, async ({ launchToken, body, key, bodyHash }) => {
    if (key === null) throw refuse('idempotency_key_missing');
    const playing = await launches.of(launchToken);
    const scene = await around();
    const config = await games.configOf(playing.found);
    const termsOf = (stake: number) => countingOf(config, stake, playing.currency, scene);
    const answer = await act(database, playing, body, { key, bodyHash }, { config, now: scene.now, termsOf });
    await launches.noteAct(playing, scene.now);
    return answer;
  });

  serve(app, platform, providerLook, async ({ launchToken, body }) => {
    const playing = await launches.of(launchToken);
    return lookAt(database, playing, body.round_id, { config: await games.configOf(playing.found), now: clock.now() });
  });

  serve(app, platform, providerSettle, async ({ launchToken, body }) => {
    const playing = await launches.of(launchToken);
    const { player, found } = playing;
    if (await isUnfinished(database, playing, body.round_id, { config: await games.configOf(found), now: clock.now() })) throw refuse('round_unfinished');
    const { balance, win_cents } = await settleRound(database, body.round_id, player);
    return { balance_cents: balance.amount_cents, win_cents };
  });

  serve(app, platform, providerClose, async ({ launchToken }) => {
    const { tokenHash } = await launches.of(launchToken);
    await endLaunch(database, tokenHash, clock.now());
    return {};
  });
};
