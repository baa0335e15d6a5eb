import { afterEach, expect, it, vi } from 'vitest';
import { filterGames, getGame, getLobby, launchGame } from '#contract/calls/games';
import { providerRoutes } from '#server/composition/provider-routes';
import { gamesCatalogue } from '#server/domains/games/catalogue/games-catalogue';
import { playRoutes } from '#server/domains/play/routes';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { signedIn } from '#tests/support/signed-in';
import { gameRoutes } from '../routes';

// None of our games is below a real floor, so the British one is raised here.
vi.mock('#rules/games/return-floor', () => ({
  returnsEnough: (rtp: number | null, licence: string | null) => licence !== 'GB' || (rtp !== null && rtp >= 0.95),
}));

const server = ownServer([gameRoutes, playRoutes, providerRoutes]);
const { database, platform } = server;
const { brands } = platform.environment.sites;
const all = gamesCatalogue().index.all;
const low = all.find(({ facets, game }) => facets.rtp! < 0.95 && game.categories.includes('slots') && game.currencies['EUR'])!.game;
const enough = all.filter(({ facets }) => facets.rtp! >= 0.95).length;

const under = (licence: typeof brands.perigee.licence) => {
  brands.perigee.licence = licence;
};
afterEach(() => under('curacao'));

const address = { provider: low.provider, seo_title: low.seo_title };
const found = async (browser: TestBrowser) => {
  const { json } = await browser.send(filterGames, { body: { device: 'desktop', filter: {}, page: 1, page_size: 1 } });
  return (json as { pagination: { total_count: number } }).pagination.total_count;
};

it('hides games with a return below the minimum of the host’s licence from lists, counts and their pages', async () => {
  const guest = new TestBrowser(server.app);
  expect([await found(guest), (await guest.send(getGame, { params: address })).status]).toEqual([all.length, 200]);
  under('GB');
  expect([await found(guest), (await guest.send(getGame, { params: address })).code]).toEqual([enough, 'game_not_found']);
  const { providers } = (await guest.send(getLobby)).json as { providers: { games_count: number }[] };
  expect(providers.reduce((sum, { games_count: count }) => sum + count, 0)).toBeLessThanOrEqual(enough);
});

it('doesn’t open such a game for an account of that licence on another host', async () => {
  const { browser, player } = await signedIn(server.app, database, { money: 1_000 });
  const open = () => browser.send(launchGame, { body: { game: low.identifier } });
  expect((await open()).code).toBeNull();
  await database.updateTable('players').set({ license_name: 'GB' }).where('id', '=', player).execute();
  expect((await open()).code).toBe('game_not_found');
});
