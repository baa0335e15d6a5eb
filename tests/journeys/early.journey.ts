import type { Page } from '@playwright/test';
import { isAlive } from '../support/alive';
import { expect, test } from '../support/journey';
import { signUpPlayer } from '../support/player';

/** Opens a page of which only what the server drew is there; answers the way to let its code come. */
async function openDrawn(page: Page, path: string): Promise<() => Promise<void>> {
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

test('who reads on before the code of a page is here stays where the reading is', { tag: '@phone' }, async ({ page }) => {
  const live = await openDrawn(page, '/terms-and-conditions');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The page may still be arriving.
  await page.waitForFunction(() => (scrollTo(0, 600), scrollY === 600));
  await live();
  // Shown once the app lives, after it has put the page in its place.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeAttached();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => scrollY)).toBe(600);
});

test('a form that is sent before the code of its page is here is sent once it is, and no address tells what was typed', { tag: '@phone' }, async ({ page, baseURL, dataDir, playwright }) => {
  const elsewhere = await playwright.request.newContext({ baseURL });
  const { email, password } = await signUpPlayer(elsewhere, baseURL!, dataDir);
  await elsewhere.dispose();
  const live = await openDrawn(page, '/login');
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

test('a button that is pressed before the code of its page is here does what it says once it is', { tag: '@phone' }, async ({ page }) => {
  const live = await openDrawn(page, '/rocket-chance');
  await page.getByRole('main').getByRole('button').first().click();
  await live();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Your game: /);
});
