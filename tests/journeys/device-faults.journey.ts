import type { Page } from '@playwright/test';
import { addFavoriteGame } from '#contract/calls/games/player-games';
import { FaultProxy } from '../support/fault-proxy';
import { expect, profileTest } from '../support/journey';
import { untilStored, waitingCalls } from '../support/device-contents';
import { countEvents } from '../support/operator';
import { workerEvents } from '../support/worker-events';
import { expectBalance } from './acts/cashbox';
import { addTile, favoritePath } from './acts/favorites';

/** A persistent profile behind a proxy that can cut the connection, on an unreliable device. */
const test = profileTest.extend<{ line: FaultProxy }>({
  line: async ({ baseURL, guard }, provide) => {
    guard.allow(/net::ERR_|Failed to load resource|QuotaExceededError|Quota exceeded/);
    const line = await FaultProxy.start(Number(new URL(baseURL!).port));
    await provide(line);
    await line.close();
  },
});

const topGames = (page: Page) => page.getByRole('region', { name: 'Top games' });

/** Whether the caches contain a complete release. */
const hasRelease = (page: Page) =>
  page.evaluate(async () => {
    const releases = (await caches.keys()).filter((name) => name.startsWith('release-'));
    const whole = await Promise.all(releases.map(async (name) => (await caches.open(name)).match('/.complete')));
    return whole.some((marker) => marker !== undefined);
  });

/** How many favourites are queued on the device; the app's automatic requests are queued with them. */
const waitingFavorites = async (page: Page) => (await waitingCalls(page)).filter((call) => call === addFavoriteGame.id).length;

/** Reopens the app offline, with everything from the device. */
async function startWithout(page: Page, line: FaultProxy): Promise<void> {
  line.cut();
  await page.goto(line.url);
  await expect(topGames(page).getByRole('article').first()).toBeVisible();
}

test('a worker killed between a request and its response sends it again, and it takes effect once [OFF-002b, OFF-003c]', {
  tag: '@long',
}, async ({ context, page, player, dataDir, line }) => {
  await page.goto(line.url);
  await untilStored(page, '/api/player', '/api/lobby', '/api/player/favorite_games?content=ids');
  await page.reload();
  const elsewhere = await context.newPage();
  await elsewhere.goto(`${line.url}/icons/perigee/icon-192.png`);
  const worker = await workerEvents(page, elsewhere);
  line.cut();
  await addTile(topGames(page).getByRole('article').first());
  await expect.poll(() => waitingFavorites(page)).toBe(1);
  await page.close();
  line.heal();
  line.faultOf = ({ path }) => (path.startsWith(favoritePath) ? { kind: 'stall', way: 'down', at: 0 } : null);
  await worker.sync('outbox');
  const effects = () => countEvents(dataDir, player.id, 'favorite_games');
  await expect.poll(effects).toBe(1);
  await worker.stop();
  expect(await waitingFavorites(elsewhere)).toBe(1);

  line.heal();
  await expect
    .poll(async () => {
      await worker.sync('outbox');
      return waitingFavorites(elsewhere);
    })
    .toBe(0);
  expect([await effects(), line.count(`PUT ${favoritePath}`)]).toEqual([1, 2]);
});

test('a browser killed during the installation of a release continues it at its next start [OFF-001a]', { tag: '@long' }, async ({
  profile,
  page,
  line,
}) => {
  line.faultOf = ({ path }) => (path.startsWith('/studio/') ? { kind: 'stall', way: 'down', at: 0 } : null);
  await page.goto(line.url);
  await expect.poll(() => line.count('GET /studio/')).toBeGreaterThan(0);
  expect(await hasRelease(page)).toBe(false);
  const context = await profile.kill();
  line.heal();
  const again = context.pages()[0] ?? (await context.newPage());
  await again.goto(line.url);
  await untilStored(again, '/api/lobby');
  await expect.poll(() => hasRelease(again)).toBe(true);
  await startWithout(again, line);
});

test('caches evicted by the browser, and a deleted database, are restored after the next start [OFF-001a, OFF-001b]', {
  tag: '@long',
}, async ({ page, player, line }) => {
  expect(player.id).toBeGreaterThan(0);
  await page.goto(line.url);
  await untilStored(page, '/api/player', '/api/lobby');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase('perigee');
      request.onsuccess = resolve;
      request.onerror = reject;
    });
  });
  await page.reload();
  await expectBalance(page, '€0.00');
  await expect.poll(() => hasRelease(page)).toBe(true);
  await untilStored(page, '/api/player', '/api/player/accounts', '/api/lobby');
  await startWithout(page, line);
  await expectBalance(page, '€0.00');
});

test('a device with a full disk still shows, sends and signs in, and stores again once it has space [OFF-001a]', { tag: '@long' }, async ({
  page,
  player,
  dataDir,
  line,
}) => {
  const browser = await page.context().newCDPSession(page);
  const room = (quotaSize?: number) =>
    browser.send('Storage.overrideQuotaForOrigin', { origin: line.url, ...(quotaSize !== undefined && { quotaSize }) });
  await room(0);
  await page.goto(line.url);
  await expectBalance(page, '€0.00');
  await addTile(topGames(page).getByRole('article').first());
  await expect.poll(() => countEvents(dataDir, player.id, 'favorite_games')).toBe(1);
  expect(await hasRelease(page)).toBe(false);
  await room();
  await page.reload();
  await untilStored(page, '/api/player', '/api/player/accounts', '/api/lobby');
  await startWithout(page, line);
});
