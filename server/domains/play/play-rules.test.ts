import { describe, expect, it, vi } from 'vitest';
import { launchGame } from '#contract/calls/games';
import { getLimits, setLimit } from '#contract/calls/limits';
import type { InitResponse, WagerResponse } from '#contract/calls/provider';
import type { Limit } from '#contract/fields/limit';
import { PLAY_PAUSE_MS } from '#rules/limits/play-time';
import { catalogue } from '#rules/games/catalogue';
import { inTransaction } from '#server/database/connection';
import { apartFromTransaction } from '#server/database/pool';
import { insertLaunch } from '#server/domains/play/launch-store';
import { gameRoutes } from '#server/domains/games/routes';
import { playRoutes } from '#server/domains/play/routes';
import { limitRoutes } from '#server/domains/limits/routes';
import { hashToken, newToken } from '#server/plugins/session';
import { onRed, openGame } from '#tests/support/frame';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser, testApp } from '#tests/support/platform';
import { providerRoutes } from '#server/composition/provider-routes';

const table = 'orbit-house:orbit-roulette';
const slot = catalogue().find(({ kind, jackpot, provider }) => kind === 'slots' && !jackpot && provider.id === 'orbit-house')!.identifier;
const minute = 60_000;

const server = ownServer([gameRoutes, playRoutes, providerRoutes, limitRoutes]);
const { database, platform } = server;

const opened = (game: string) => openGame(server.app, database, game, 100_000);
type Opened = Awaited<ReturnType<typeof opened>>;

/** Makes the player's rounds and launches older. */
async function pass({ player }: Pick<Opened, 'player'>, milliseconds: number): Promise<void> {
  await database.pool.query("update rounds set placed_at = placed_at - $2 * interval '1 millisecond' where player_id = $1", [
    player,
    milliseconds,
  ]);
  await database.pool.query("update game_sessions set created_at = created_at - $2 * interval '1 millisecond' where player_id = $1", [
    player,
    milliseconds,
  ]);
}

/** One whole round; returns the code of its refusal. */
async function round({ frame }: Pick<Opened, 'frame'>): Promise<string | null> {
  const { code, json } = await frame.wager(onRed(100));
  if (code === null) await frame.settle((json as WagerResponse).round_id);
  return code;
}

async function playFor(opened: Opened, minutes: number, step = 4): Promise<void> {
  expect(await round(opened)).toBeNull();
  for (let left = minutes; left > 0; left -= step) {
    await pass(opened, Math.min(step, left) * minute);
    expect(await round(opened)).toBeNull();
  }
}

const limitMinutes = ({ browser }: Opened, minutes: number) =>
  browser.send(setLimit, { body: { type: 'session', period: 'day', minutes } });
const limitsOf = async ({ browser }: Opened) => ((await browser.send(getLimits)).json as { data: Limit[] }).data;

describe('a limit on session time', () => {
  it('refuses the next bet and the next launch once it’s reached, and reports the used time [LIMIT-003a, LIMIT-005a]', async () => {
    const game = await opened(table);
    await limitMinutes(game, 15);
    await playFor(game, 14);
    expect(await limitsOf(game)).toMatchObject([{ minutes: 15, minutes_used: 14, is_reached: false }]);
    await pass(game, minute);
    expect(await round(game)).toBe('limit_reached');
    expect(await limitsOf(game)).toMatchObject([{ minutes_used: 15, is_reached: true }]);
    expect((await game.browser.send(launchGame, { body: { game: slot } })).code).toBe('limit_reached');
  });

  it('counts from the moment the game was opened', async () => {
    const game = await opened(table);
    await limitMinutes(game, 15);
    await pass(game, 3 * minute);
    expect(await round(game)).toBeNull();
    expect(await limitsOf(game)).toMatchObject([{ minutes_used: 3 }]);
  });

  it('lets the current round finish', async () => {
    const game = await opened(table);
    await limitMinutes(game, 15);
    await playFor(game, 14);
    await pass(game, 6_000);
    const { round_id } = (await game.frame.wager(onRed(100))).json as WagerResponse;
    await pass(game, 2 * minute);
    expect((await game.frame.settle(round_id)).status).toBe(200);
    expect(await round(game)).toBe('limit_reached');
  });

  it('counts play from before it was set, and applies immediately [LIMIT-004a]', async () => {
    const game = await opened(table);
    await playFor(game, 20);
    await pass(game, 6_000);
    expect((await limitMinutes(game, 15)).json).toMatchObject({ minutes: 15, minutes_used: 20, is_reached: true });
    expect(await round(game)).toBe('limit_reached');
  });

  it('doesn’t count pauses, and nothing after a day', async () => {
    const game = await opened(table);
    await limitMinutes(game, 15);
    await playFor(game, 12);
    await pass(game, PLAY_PAUSE_MS + 1000);
    expect(await round(game)).toBeNull();
    expect(await limitsOf(game)).toMatchObject([{ minutes_used: 12 }]);
    await database.pool.query("update usage_hours set hour = hour - interval '26 hours' where player_id = $1", [game.player]);
    expect(await limitsOf(game)).toMatchObject([{ minutes_used: 0, is_reached: false }]);
  });
});

it('a table game has a minimum cycle too', async () => {
  const game = await opened(table);
  expect(((await game.frame.init()).json as InitResponse).minimum_cycle_ms).toBe(5000);
  await game.frame.settle(((await game.frame.wager(onRed(100))).json as WagerResponse).round_id);
  await pass(game, 2_600);
  expect((await game.frame.wager(onRed(100))).code).toBe('cycle_too_short');
});

it('the player’s licence sets the minimum cycle of slots on any host; an unknown licence gets the strictest', async () => {
  const cycleUnder = async (licence: string | null) => {
    const game = await opened(slot);
    await database.updateTable('players').set({ license_name: licence }).where('id', '=', game.player).execute();
    return ((await game.frame.init()).json as InitResponse).minimum_cycle_ms;
  };
  expect([await cycleUnder('curacao'), await cycleUnder('EE'), await cycleUnder(null), await cycleUnder('of the moon')]).toEqual([
    2500, 3000, 5000, 5000,
  ]);
  const game = await opened(slot);
  await database.updateTable('players').set({ license_name: 'EE' }).where('id', '=', game.player).execute();
  const {
    stakes_cents: [stake],
  } = (await game.frame.init()).json as InitResponse;
  const spin = () => game.frame.wager({ stake_cents: stake });
  await game.frame.settle(((await spin()).json as WagerResponse).round_id);
  await pass(game, 2_600);
  expect((await spin()).code).toBe('cycle_too_short');
});

it('a game can’t be opened from a closed country or in a currency that isn’t offered', async () => {
  const { browser } = await opened(table);
  const elsewhere = await testApp({ ...platform, environment: { ...platform.environment, countryOverride: 'PL' } }, [
    gameRoutes,
    playRoutes,
  ]);
  const there = new TestBrowser(elsewhere);
  for (const [name, value] of browser.cookies) there.cookies.set(name, value);
  expect((await there.send(launchGame, { body: { game: table } })).code).toBe('restricted_region');
  await elsewhere.close();
  const noBitcoin = catalogue().find(({ currencies }) => !('BTC' in currencies))!.identifier;
  expect((await browser.send(launchGame, { body: { game: noBitcoin, currency: 'BTC' } })).code).toBe('game_not_in_currency');
});

it('a bet that waited while its player opened a game elsewhere is refused', async () => {
  const game = await opened(table);
  let waited: Promise<{ code: string | null }> | undefined;
  await inTransaction(database, async (transaction) => {
    const launch = {
      tokenHash: hashToken(newToken()),
      loginHash: Buffer.alloc(32),
      player: game.player,
      game: slot,
      currency: 'EUR',
      expiresAt: new Date(Date.now() + minute),
    };
    await insertLaunch(transaction, launch, new Date());
    // Made by another request, outside this transaction.
    waited = apartFromTransaction(() => game.frame.wager(onRed(100)));
    await apartFromTransaction(() =>
      vi.waitFor(async () => {
        const { rows } = await database.pool.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%play_round%'",
        );
        expect(rows).toHaveLength(1);
      }, 10_000),
    );
  });
  expect((await waited)?.code).toBe('launch_token_invalid');
});
