import type { Page } from '@playwright/test';
import { isAlive } from '../support/alive';
import { expect, test } from '../support/journey';
import { signUpPlayer } from '../support/player';

/** Opens a server-rendered page whose code is held back; returns a function that releases it. */
async function openServerRendered(page: Page, path: string): Promise<() => Promise<void>> {
  let come: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    come();
    await page.waitForFunction(isAlive);
  };
}

test('scrolling before a page’s code has loaded keeps its position', { tag: '@phone' }, async ({ page }) => {
  const live = await openServerRendered(page, '/terms-and-conditions');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The page may still be loading.
  await page.waitForFunction(() => (scrollTo(0, 600), scrollY === 600));
  await live();
  // Visible once the app is hydrated, after it has placed the page.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeAttached();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => scrollY)).toBe(600);
});

test('a form submitted before its page’s code has loaded is sent afterwards, and no address contains its values', {
  tag: '@phone',
}, async ({ page, baseURL, dataDir, playwright }) => {
  const elsewhere = await playwright.request.newContext({ baseURL });
  const { email, password } = await signUpPlayer(elsewhere, baseURL!, dataDir);
  await elsewhere.dispose();
  const live = await openServerRendered(page, '/login');
  const form = page.locator('form').filter({ has: page.getByLabel('Password', { exact: true }) });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Password', { exact: true }).press('Enter');
  const asked: string[] = [];
  page.on('framenavigated', (frame) => asked.push(frame.url()));
  await live();
  await expect(page.getByRole('link', { name: /^Balance / }).first()).toBeVisible();
  expect([page.url(), ...asked].filter((url) => url.includes(email.split('@')[0]!) || url.includes(password))).toEqual([]);
});

test('a button clicked before its page’s code has loaded acts afterwards', { tag: '@phone' }, async ({ page }) => {
  const live = await openServerRendered(page, '/rocket-chance');
  await page.getByRole('main').getByRole('button').first().click();
  await live();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Your game: /);
});

test('a link pressed while a player’s page replaces the server-rendered one is followed', { tag: '@phone' }, async ({ page, player }) => {
  expect(player.id).toBeGreaterThan(0);
  let response: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (response = resolve));
  const asked = page.waitForRequest(/\/api\/player$/);
  await page.route(/\/api\/player$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/games/jackpots', { waitUntil: 'commit' });
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const { x, y } = (await link.boundingBox())!;
  const serverRendered = await link.elementHandle();
  await asked;
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  response();
  await page.waitForFunction((element) => !element!.isConnected, serverRendered);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/play\//);
});
