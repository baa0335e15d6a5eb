import type { Page } from '@playwright/test';
import { isAlive } from '../support/alive';
import { expect, test } from '../support/journey';

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

test('a form that is sent before the code of its page is here goes nowhere, and no address tells what was typed', { tag: '@phone' }, async ({ page }) => {
  const live = await openDrawn(page, '/login');
  const form = page.locator('form').filter({ has: page.getByLabel('Password', { exact: true }) });
  await form.getByLabel('Email').fill('ada@perigee.example');
  await form.getByLabel('Password', { exact: true }).fill('Perigee!2026');
  await form.getByLabel('Password', { exact: true }).press('Enter');
  const asked: string[] = [];
  page.on('framenavigated', (frame) => asked.push(frame.url()));
  await live();
  await expect(form.getByLabel('Email')).toHaveValue('ada@perigee.example');
  expect(asked.filter((url) => url.includes('ada'))).toEqual([]);
  expect(page.url()).not.toMatch(/ada|2026/);
});
