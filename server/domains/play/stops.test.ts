import { afterEach, describe, expect, it } from 'vitest';
import { getGameConfig, launchGame } from '#contract/calls/games';
import { getLiveTables } from '#contract/calls/live';
import type { WagerResponse } from '#contract/calls/provider';
import { providerRoutes } from '#server/composition/provider-routes';
import { inTransaction } from '#server/database/connection';
import { gameRoutes } from '#server/domains/games/routes';
import { resumePlay, stopPlay, targetOf } from '#server/domains/games/stops';
import { readStops } from '#server/domains/games/stops-store';
import { type LiveGame, liveGameOf } from '#server/domains/live/live-games';
import { liveRoutes } from '#server/domains/live/routes';
import { turnTable } from '#server/domains/live/turn';
import { openingOf } from '#server/domains/live/view';
import { onRed, openGame } from '#tests/support/frame';
import { endPhase, liveTable, red } from '#tests/support/live-table';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { playRoutes } from './routes';

const game = 'orbit-house:orbit-roulette';
const other = 'orbit-house:orbit-american-roulette';
const server = ownServer([gameRoutes, playRoutes, providerRoutes, liveRoutes]);
const { database, platform } = server;

const stop = (word: string) =>
  inTransaction(database, (transaction) => stopPlay(transaction, targetOf(word)!, { reason: 'pays wrong', by: 'ines' }));
const resume = (word: string) => inTransaction(database, (transaction) => resumePlay(transaction, targetOf(word)!, 'ines'));
const audited = async () =>
  (await database.selectFrom('audit_log').select(['kind', 'actor', 'details']).where('kind', 'like', 'play_%').orderBy('id').execute()).map(
    ({ kind, actor, details }) => [kind, actor, (details as { name: string }).name],
  );

afterEach(async () => {
  for (const { scope, name } of await readStops(database)) await resume(name || scope);
});

describe('a stop by operators', () => {
  it('can be of a game, a provider or everything, and is refused for unknown ones', () => {
    expect(['everything', 'orbit-house', game, 'nobody', 'orbit-house:nothing', ''].map((word) => targetOf(word)?.scope ?? null)).toEqual([
      'everything',
      'provider',
      'game',
      null,
      null,
      null,
    ]);
  });

  it.each([
    [game, 'game_stopped', null],
    ['orbit-house', 'game_stopped', 'game_stopped'],
    ['everything', 'game_stopped', 'game_stopped'],
  ])('of %s refuses new bets in an open game, launches and demos until it is ended', async (word, own, others) => {
    const { browser, frame } = await openGame(server.app, database, game, 10_000);
    const { code, json } = await frame.wager(onRed(100));
    expect(code).toBeNull();
    expect(await stop(word)).toBe(true);
    // The running round is finished.
    expect((await frame.settle((json as WagerResponse).round_id)).status).toBe(200);
    await database.pool.query("update rounds set placed_at = placed_at - interval '1 minute'");
    expect((await frame.wager(onRed(100))).code).toBe(own);
    expect((await browser.send(launchGame, { body: { game } })).code).toBe(own);
    expect((await browser.send(launchGame, { body: { game: other } })).code).toBe(others);
    const address = { provider: 'orbit-house', seo_title: 'orbit-roulette' };
    expect((await new TestBrowser(server.app).send(getGameConfig, { params: address })).code).toBe(own);
    expect(await resume(word)).toBe(true);
    expect((await browser.send(launchGame, { body: { game } })).code).toBeNull();
  });

  it('is audited once with the operator and the reason', async () => {
    const before = (await audited()).length;
    expect([await stop(game), await stop(game), await resume(game), await resume(game)]).toEqual([true, false, true, false]);
    expect((await audited()).slice(before)).toEqual([
      ['play_stopped', 'ines', game],
      ['play_resumed', 'ines', game],
    ]);
  });
});

describe('a live table that is switched off', async () => {
  const name = 'orbit-house:orbit-live-roulette';
  const table = (await liveGameOf(name)) as LiveGame;
  const { turnTo, view, seated, pay } = liveTable(server, table);

  it('refuses bets, finishes and pays its round, and begins none', async () => {
    await turnTo('betting');
    const { live_round } = await view();
    const early = await seated();
    expect((await early.bet(live_round, red())).code).toBeNull();
    await stop(name);
    expect((await early.bet(live_round, [...red(), { spot: 'black', stake_cents: 1_000 }])).code).toBe('game_stopped');
    for (const phase of ['closing', 'playing', 'result'] as const) expect((await turnTo(phase)).live_round).toBe(live_round);
    await pay();
    const { rows } = await database.pool.query<{ state: string }>('select state from rounds where player_id = $1', [early.player]);
    expect(rows).toEqual([{ state: 'settled' }]);
    for (let turn = 0; turn < 3; turn += 1) {
      await endPhase(database, name);
      await turnTable(platform, table);
    }
    expect([await view(), await openingOf(platform, name)]).toEqual([null, { opens_at: null, is_stopped: true }]);
    const { data } = (await new TestBrowser(server.app).send(getLiveTables)).json as {
      data: { game: { identifier: string }; is_stopped: boolean }[];
    };
    expect(data.find(({ game: { identifier } }) => identifier === name)?.is_stopped).toBe(true);
    await resume(name);
    expect((await turnTo('betting')).live_round).not.toBe(live_round);
  });
});
