import { afterEach, expect, it, vi } from 'vitest';
import type { WagerResponse } from '#contract/calls/provider';
import { providerRoutes } from '#server/composition/provider-routes';
import { gameRoutes } from '#server/domains/games/routes';
import { type LiveGame, liveGameOf } from '#server/domains/live/live-games';
import { liveRoutes } from '#server/domains/live/routes';
import { onRed, openGame } from '#tests/support/frame';
import { liveTable, red } from '#tests/support/live-table';
import { ownServer } from '#tests/support/own-server';
import { playRoutes } from './routes';

const server = ownServer([gameRoutes, playRoutes, providerRoutes, liveRoutes]);
const { database, platform } = server;
const { countryOverride } = platform.environment;
const kindOf = vi.spyOn(platform.addressChecks, 'kindOf');
const table = (await liveGameOf('orbit-house:orbit-live-roulette')) as LiveGame;
const { turnTo, view, seated } = liveTable(server, table);

afterEach(() => {
  platform.environment.countryOverride = countryOverride;
  kindOf.mockReset();
});

const setLicence = (player: number, licence: string) =>
  database.updateTable('players').set({ license_name: licence }).where('id', '=', player).execute();

/** An open game of a player under a licence. */
async function opened(licence: string) {
  const open = await openGame(server.app, database, 'orbit-house:orbit-roulette', 10_000);
  await setLicence(open.player, licence);
  const bet = async () => {
    await database.pool.query("update rounds set placed_at = placed_at - interval '1 minute'");
    const { code, json } = await open.frame.wager(onRed(100));
    if (code === null) await open.frame.settle((json as WagerResponse).round_id);
    return code;
  };
  return { ...open, bet };
}

it('a bet from a closed country is refused in an open game, and accepted again from an open one', async () => {
  const { bet } = await opened('curacao');
  expect(await bet()).toBeNull();
  platform.environment.countryOverride = 'PL';
  expect(await bet()).toBe('restricted_region');
  platform.environment.countryOverride = countryOverride;
  expect(await bet()).toBeNull();
  expect(kindOf).not.toHaveBeenCalled();
});

it('a bet from outside the only country of a licence is refused', async () => {
  kindOf.mockResolvedValue('ordinary');
  const { bet } = await opened('CA');
  expect(await bet()).toBe('restricted_region');
  platform.environment.countryOverride = 'CA';
  expect(await bet()).toBeNull();
});

it('live tables check the place too; a bet can be withdrawn from anywhere', async () => {
  await turnTo('betting');
  const { live_round } = await view();
  const { bet } = await seated();
  expect((await bet(live_round, red())).code).toBeNull();
  platform.environment.countryOverride = 'PL';
  expect((await bet(live_round, [...red(), { spot: 'black', stake_cents: 1_000 }])).code).toBe('restricted_region');
  expect((await bet(live_round, [])).code).toBeNull();
});

it('a bet through a proxy or from an uncheckable address is refused if the licence requires the check, whose result is cached', async () => {
  const { bet } = await opened('DE');
  // Longer than the cached result of an earlier test.
  platform.clock.pass(11 * 60_000);
  kindOf.mockResolvedValue('ordinary');
  expect([await bet(), await bet(), kindOf.mock.calls.length]).toEqual([null, null, 1]);
  for (const hidden of ['proxy', 'hosting'] as const) {
    platform.clock.pass(11 * 60_000);
    kindOf.mockResolvedValue(hidden);
    expect(await bet()).toBe('restricted_region');
  }
  platform.clock.pass(11 * 60_000);
  kindOf.mockRejectedValue(new Error('no answer'));
  expect(await bet()).toBe('restricted_region');
  kindOf.mockResolvedValue('ordinary');
  expect(await bet()).toBeNull();
});
