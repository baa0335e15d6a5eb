import './as-in-production';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { featureFlagsSchema, flagDefaults, promotionPages } from '#contract/fields/config/flags';
import { bannerWay } from '#rules/content/banners';
import { gamesCatalogue } from '#server/domains/games/catalogue/games-catalogue';
import { setConfig } from '#server/domains/config/store';
import { SALE } from '#server/domains/shop/sale-store';
import { openPages, type PagesStage } from './stage';

let stage: PagesStage;
beforeAll(async () => {
  stage = await openPages();
}, 120_000);
afterAll(() => stage.close());

const canonicalOf = (body: string) => /<link rel="canonical" href="https:\/\/perigee\.localhost([^"]*)"/.exec(body)?.[1];
const isNoindex = (body: string) => body.includes('<meta name="robots" content="noindex" />');
const seen = async (address: string) => {
  const { status, body, location } = await stage.visit(address);
  return { status, location, canonical: canonicalOf(body), isNoindex: isNoindex(body) };
};

/** A document without content, whose window decides after hydration what its visitor may see. */
const leftToWindow = { status: 200, location: undefined, canonical: undefined, isNoindex: true };
const notThere = { ...leftToWindow, status: 404 };

describe('an unknown game', () => {
  it.each(['/play/a/b?mode=real', '/play/a/b?mode=demo', '/sfu/a/b?mode=real', '/de/play/a/b?mode=real'])(
    'has no page at %s for any visitor',
    async (address) => {
      expect(await seen(address)).toEqual(notThere);
    },
  );
});

describe('a decision left to the browser', () => {
  it('concerns an existing game for money', async () => {
    const {
      all: [game],
    } = gamesCatalogue().index;
    const address = `/play/${game!.game.provider}/${game!.game.seo_title}?mode=real`;
    expect(await seen(address)).toEqual(leftToWindow);
    // Its document has no page, but loads the page's code.
    expect((await stage.visit(address)).body).toContain('<link rel="modulepreload" href="/play/$producer/$name" />');
  });

  it('keeps the server from redirecting from a switched-off page, which testers or single devices may see [USER-003a, CONF-003b]', async () => {
    const { database, clock } = stage.platform;
    const off = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, false]));
    await setConfig(database, 'manage-promotion-pages', {
      pages: off(promotionPages) as Record<(typeof promotionPages)[number], boolean>,
      closed: [],
    });
    await setConfig(database, 'feature-flags', off(Object.keys(featureFlagsSchema.entries)) as never);
    clock.pass(61_000);
    const paths = [
      '/rocket-mart',
      '/de/rocket-mart/money',
      '/aquanova-odyssey',
      '/perigee-adventure',
      '/rocketmart-wheel',
      '/perigee-wheel',
      '/rocket-chance',
      '/mystic-jackpots',
      '/tournaments/lotteries',
    ];
    for (const path of paths) expect({ path, ...(await seen(path)) }).toEqual({ path, ...leftToWindow });
    const on = (names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [name, flagDefaults[name as keyof typeof flagDefaults]]));
    await setConfig(database, 'manage-promotion-pages', {
      pages: on(promotionPages) as Record<(typeof promotionPages)[number], boolean>,
      closed: [],
    });
    clock.pass(61_000);
  });

  it('concerns a page open to testers only, which is hidden from search engines [USER-003b]', async () => {
    const { database, clock } = stage.platform;
    const usual = {
      pages: Object.fromEntries(promotionPages.map((name) => [name, true])) as Record<(typeof promotionPages)[number], boolean>,
    };
    const closed = ['/terms-and-conditions', '/promo/aphelion-countdown'];
    await setConfig(database, 'manage-promotion-pages', { ...usual, closed });
    clock.pass(61_000);
    for (const path of closed) expect({ path, ...(await seen(`/de${path}`)) }).toEqual({ path, ...leftToWindow });
    const { body: sitemap } = await stage.visit('/sitemap-de.1.xml');
    expect(['privacy-policy', 'terms-and-conditions'].map((slug) => sitemap.includes(`/de/${slug}<`))).toEqual([true, false]);
    await setConfig(database, 'manage-promotion-pages', { ...usual, closed: [] });
    clock.pass(61_000);
    // In another language, because rendered pages are cached for a while.
    for (const path of closed)
      expect({ path, ...(await seen(`/it${path}`)) }).toEqual({
        path,
        status: 200,
        location: undefined,
        canonical: `/it${path}`,
        isNoindex: false,
      });
  });

  it('concerns the discounts of a running sale; after the sale everyone is redirected [SHOP-007a, SHOP-007c]', async () => {
    const { database } = stage.platform;
    const sale = async (ends: string | null) => {
      await database.deleteFrom('settings').where('key', '=', SALE).execute();
      if (ends !== null)
        await database
          .insertInto('settings')
          .values({ key: SALE, value: JSON.stringify(ends) })
          .execute();
    };
    await sale('01/01/2099');
    expect(await seen('/rocket-mart/discounts')).toEqual(leftToWindow);
    await sale(null);
    expect(await seen('/rocket-mart/discounts?x=1')).toMatchObject({ status: 302, location: '/rocket-mart' });
  });

  it('concerns a test quest', async () => {
    expect(await seen('/action/ffc-dry-run')).toEqual(leftToWindow);
    expect((await stage.visit('/action/no-such-quest')).body).not.toContain('ffc-dry-run');
  });
});

describe('an unknown slug', () => {
  it.each([
    '/action/no-such-quest',
    '/de/action/no-such-quest',
    '/live/garbage-xyz',
    '/pokies/garbage-xyz',
    '/categories/garbage-xyz',
    '/games/garbage-xyz',
    '/producers/garbage-xyz',
    '/producers/orbit-house/999',
    '/promo/garbage-xyz',
    '/news/garbage-xyz',
    '/lottery/garbage-xyz',
    '/tournaments/garbage-xyz',
    '/tournaments/999999',
    '/garbage-xyz',
    '/play/orbit-house/garbage-xyz?mode=demo',
    '/popup/garbage-xyz',
    '/bonus/garbage-xyz',
  ])(
    '%s responds with 404, without canonical address and hidden from search engines [ROUTE-003b, ROUTE-013c, ROUTE-017c]',
    async (address) => {
      expect(await seen(address)).toEqual(notThere);
    },
  );
});

it('a banner with a tournament’s identifier links to its page, whose canonical address has its id [ROUTE-013a, API-039, BANN-001b]', async () => {
  const named = await stage.visit(bannerWay({ url: null, type: 'tournaments', frontendIdentifier: 'perihelion-sprint', attrs: {} })!);
  expect([named.status, canonicalOf(named.body)]).toEqual([200, '/tournaments/1']);
  expect(named.body).toContain('<h1>Perihelion Sprint</h1>');
});

it('quests and leaderboards are pages, as in the menu [ROUTE-037a]', async () => {
  expect(await seen('/quests')).toMatchObject({ status: 200, canonical: '/action', isNoindex: false });
  const boards = await stage.visit('/leaderboard');
  expect([boards.status, canonicalOf(boards.body)]).toEqual([200, '/leaderboard']);
  expect(boards.body).toMatch(/<h2 id="winners">Latest winners<\/h2>.*First Light/s);
});
