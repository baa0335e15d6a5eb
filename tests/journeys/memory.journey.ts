import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { detachedTrees, keptMemory } from '../support/kept-memory';
import { navigateInApp } from '../support/navigate-in-app';
import { depositEuros } from '../support/player';
import { houseSlot, spinOnce } from './acts/games';

/** `MEMORY_MINUTES=60` is the hour that the quality goal requires. */
const MINUTES = Number(process.env.MEMORY_MINUTES ?? 3);

const ROUNDS_BEFORE = 2;

const addresses = [
  '/pokies',
  '/live',
  '/tournaments',
  '/promotions',
  '/leaderboard',
  '/rocket-mart',
  '/vip',
  '/producers/orbit-house',
  '/favorite-games',
  '/notifications',
  '/profile',
  '/profile/games-history',
  '/profile/payments',
] as const;

/** Pages, a dialog, a round for money with its events, a deposit with its notification, and the lobby again. */
async function goRound(page: Page, context: BrowserContext, baseURL: string): Promise<void> {
  for (const address of addresses) await navigateInApp(page, address);
  await navigateInApp(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Search games' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await depositEuros(context.request, baseURL, 1_000);
  await navigateInApp(page, `${houseSlot.path}?mode=real`);
  await expect(page.locator('iframe')).toBeVisible();
  const understood = page.getByRole('main').getByRole('button', { name: 'Got it' });
  // Pressed by key, because the deposit's toast may cover it.
  if (await understood.isVisible()) await understood.press('Enter');
  await spinOnce(page);
  await navigateInApp(page, '/');
  await expect(page.locator('iframe')).toHaveCount(0);
}

test('a window’s memory doesn’t grow while its player changes pages, plays and receives events', {
  tag: '@long',
}, async ({ page, context, richPlayer, baseURL }) => {
  test.setTimeout((MINUTES + 8) * 60_000);
  expect(richPlayer.id).toBeGreaterThan(0);
  await page.goto('/');
  const client = await context.newCDPSession(page);
  // By now each page's code is loaded, and the cache of pages is full.
  for (let round = 0; round < ROUNDS_BEFORE; round += 1) await goRound(page, context, baseURL!);
  const start = await keptMemory(client);
  const until = Date.now() + MINUTES * 60_000;
  let rounds = 0;
  do {
    await goRound(page, context, baseURL!);
    rounds += 1;
  } while (Date.now() < until);
  const end = await keptMemory(client);
  const found = `${rounds} rounds: ${JSON.stringify(start)} to ${JSON.stringify(end)}; detached: ${(await detachedTrees(client)).join(', ')}`;
  test.info().annotations.push({ type: 'memory', description: found });
  expect(end.megabytes - start.megabytes, found).toBeLessThan(10);
  // Leaking one page per round would add hundreds of elements each time; toasts and growing lists add fewer.
  expect(end.nodes - start.nodes, found).toBeLessThan(400 + 40 * rounds);
  expect(end.listeners - start.listeners, found).toBeLessThan(100 + 5 * rounds);
  expect(end.documents, found).toBeLessThanOrEqual(start.documents + 2);
});
