import type { Page } from '@playwright/test';
import { isAlive } from '../support/alive';
import { type Deployment, startDeployment } from '../support/deployment';
import { expect, test as journey } from '../support/journey';
import { recallWorker } from '../support/operator';
import { frameOf, houseSlot } from './acts/games';

const test = journey.extend<object, { deployment: Deployment }>({
  deployment: [
    async ({}, provide) => {
      const deployment = await startDeployment();
      await provide(deployment);
      await deployment.end();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ deployment }, provide) => provide(deployment.baseUrl),
  dataDir: async ({ deployment }, provide) => provide(deployment.dataDir),
});

/** While one server replaces another, page requests are refused or interrupted. */
const betweenServers = /ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE|ERR_NETWORK|ERR_FAILED|50[234]|Failed to fetch/;

const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
const freed = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller === null);
/** The document may be partial, so that the element doesn't exist yet. */
const showsNext = () => document.querySelector('[data-release="next"]') !== null;
const isNext = (page: Page) => page.evaluate(showsNext);
const becomesNext = (page: Page) => page.waitForFunction(showsNext);

/** Makes the browser check for a new worker, as it does hourly, and waits until the new one is in the waiting state. */
async function findRelease(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const isWaiting = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
  await expect.poll(isWaiting, { timeout: 30_000 }).toBe(true);
}

/** Counts the loads of a page from now on. */
function loadsOf(page: Page): { count: number } {
  const loads = { count: 0 };
  page.on('load', () => (loads.count += 1));
  return loads;
}

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test('a new release is offered, and doesn’t reload a window with a half-filled form or an open round [OFF-004a]', { tag: '@long' }, async ({
  page,
  context,
  richPlayer,
  deployment,
  guard,
}) => {
  guard.allow(betweenServers);
  expect(richPlayer.id).toBeGreaterThan(0);
  const [form, round] = [page, await context.newPage()];
  await form.goto('/profile');
  await controlled(form);
  const city = form.getByRole('textbox', { name: 'City' });
  await city.fill('Bergen');

  let settle = () => {};
  const held = new Promise<void>((resolve) => (settle = resolve));
  await context.route('**/provider/v1/settle', async (route) => {
    await held;
    await route.continue();
  });
  await round.goto(`${houseSlot.path}?mode=real`);
  const spin = frameOf(round).getByRole('button', { name: 'Spin' });
  await expect(spin).toBeEnabled();
  const wagered = round.waitForResponse('**/provider/v1/wager');
  await spin.click();
  await wagered;

  await deployment.deploy('next');
  const lobby = await context.newPage();
  await lobby.goto('/vip');
  await findRelease(lobby);
  expect(await isNext(lobby)).toBe(false);
  for (const busy of [form, round]) await expect(busy.getByText('A new version is available.')).toBeHidden();

  const loads = [form, round, lobby].map(loadsOf);
  await lobby.getByRole('button', { name: 'Update now' }).click();
  await becomesNext(lobby);
  await expect(city).toHaveValue('Bergen');
  expect(loads.map(({ count }) => count)).toEqual([0, 0, 1]);

  await form.getByRole('button', { name: 'Save changes' }).click();
  await becomesNext(form);
  await expect(city).toHaveValue('Bergen');
  settle();
  await becomesNext(round);
  expect(loads.map(({ count }) => count)).toEqual([1, 1, 1]);
});

test('a recall removes a broken release from a device [OFF-004c]', { tag: '@long' }, async ({ page, deployment, dataDir, guard }) => {
  guard.allow(betweenServers, /a broken release/);
  await deployment.deploy('broken');
  await page.goto('/');
  await controlled(page);
  const dead = page.waitForEvent('pageerror');
  await page.reload();
  await dead;
  expect(await page.evaluate(isAlive)).toBe(false);

  await deployment.deploy('first');
  await recallWorker(dataDir, true);
  await page.goto('/');
  await freed(page);
  await page.waitForFunction(isAlive);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);

  await recallWorker(dataDir, false);
  await page.goto('/');
  await controlled(page);
  await page.reload();
  await page.waitForFunction(isAlive);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
});
