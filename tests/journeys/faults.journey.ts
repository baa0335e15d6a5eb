import type { Page } from '@playwright/test';
import { getFavoriteGames } from '#contract/calls/games/player-games';
import { FaultProxy } from '../support/fault-proxy';
import { oneWay } from '../support/faults';
import { expect, test as plain } from '../support/journey';
import { forcePrefetching, untilStored } from '../support/device-contents';
import { countEvents } from '../support/operator';
import { depositEuros, send, signInPlayer } from '../support/player';
import { expectBalance } from './acts/cashbox';
import { addTile, favoritePath } from './acts/favorites';

/** A page whose requests, including its worker's, go through a fault proxy. */
const test = plain.extend<{ line: FaultProxy }>({
  line: async ({ baseURL, guard }, provide) => {
    guard.allow(/net::ERR_|Failed to load resource/);
    const line = await FaultProxy.start(Number(new URL(baseURL!).port));
    await provide(line);
    await line.close();
  },
});

/** The time within which recovery must show. */
const HEALED = { timeout: 10_000 };

/** Opens a page of the app behind the proxy, with everything it needs cached on the device. */
async function openBehind(page: Page, line: FaultProxy, path: string, ...kept: string[]): Promise<void> {
  await page.goto(line.url + path);
  await untilStored(page, ...kept);
  await page.reload();
}

test('events during an undetected network outage show within ten seconds of its end [OFF-001b]', { tag: '@phone' }, async ({
  page,
  player,
  line,
  baseURL,
  playwright,
}) => {
  await openBehind(page, line, '/vip', '/api/player/accounts');
  await expectBalance(page, '€0.00');
  const elsewhere = await playwright.request.newContext();
  await signInPlayer(elsewhere, baseURL!, player);
  line.cut();
  await depositEuros(elsewhere, baseURL!, 2_100);
  await page.reload();
  await expectBalance(page, '€0.00');
  line.heal();
  await expect(page.getByRole('link', { name: 'Balance €21.00, open cashbox' })).toBeVisible(HEALED);
  await expect(page.getByRole('region', { name: 'This quarter' })).toContainText('€21.00 of €9,000', HEALED);
  await elsewhere.dispose();
});

test('a favourite whose response is lost takes effect once, and leaves the outbox [OFF-002b, OFF-003c]', { tag: '@phone' }, async ({
  page,
  player,
  line,
  baseURL,
  dataDir,
}) => {
  await openBehind(page, line, '/games/top', '/api/player', '/api/lobby');
  let lost = 0;
  line.faultOf = ({ path }) => (path.startsWith(favoritePath) && lost++ < 2 ? { kind: 'lost-response' } : null);
  await addTile(page.getByRole('main').getByRole('article').first());
  await expect.poll(() => line.count(`PUT ${favoritePath}`), HEALED).toBeGreaterThan(2);
  await expect(page.getByText(/changes? (is|are) waiting/)).toBeHidden();
  const { ids } = await send(page.request, baseURL!, getFavoriteGames, { query: { content: 'ids' } });
  expect(ids).toHaveLength(1);
  expect(await countEvents(dataDir, player.id, 'favorite_games')).toBe(1);
});

test('on a silent network cached pages show, and an uncached page links to cached ones [OFF-001a, OFF-001c]', { tag: '@phone' }, async ({
  page,
  line,
}) => {
  await forcePrefetching(page);
  await openBehind(page, line, '/', '/api/lobby', '/api/tournaments');
  line.faultOf = () => oneWay('up');
  await page.goto(`${line.url}/tournaments`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Tournaments', level: 1 })).toBeVisible();
  await page.goto(`${line.url}/producers/wickerlight`, { waitUntil: 'commit' });
  await expect(page.getByRole('status').getByText('Still loading…')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the lobby' }).click();
  await expect(page.getByRole('region', { name: 'Top games' })).toBeVisible();
});
