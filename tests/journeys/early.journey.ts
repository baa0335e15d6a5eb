import type { Locator, Page } from '@playwright/test';
import { isAlive } from '../support/alive';
import { expect, test } from '../support/journey';
import { signUpPlayer } from '../support/player';
import { overtakenReads } from './acts/sign-in';

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

test('a game pressed before its page’s code has loaded opens in the same document', { tag: '@phone' }, async ({ page, player }) => {
  expect(player.id).toBeGreaterThan(0);
  const live = await openServerRendered(page, '/pokies');
  const html = await page.locator('html').elementHandle();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await live();
  await expect(page).toHaveURL(/\/play\/[^?]+\?mode=real$/);
  expect(await html!.evaluate((element) => element.isConnected)).toBe(true);
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

declare global {
  interface Window {
    /** While set, a page transition doesn't show the new page. */
    heldTransition?: Promise<void>;
  }
}

/**
 * Pauses every page transition once it animates, so that it lasts until something skips it. `data-moving` says `begun` from its
 * start on and `animating` while it's paused.
 */
async function pauseTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // A slow machine switches transitions off: after a long task, and after one that began late.
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] });
    const show = (state: string) => document.documentElement.setAttribute('data-moving', state);
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const { update, types } = options as { update: () => Promise<void>; types: string[] };
      const { now } = performance;
      const asked = performance.now();
      const updateOnTime = async () => {
        show('begun');
        await window.heldTransition;
        performance.now = () => asked;
        const updated = update();
        performance.now = now;
        return updated;
      };
      const moving = start({ update: updateOnTime, types });
      const pause = () => {
        for (const animation of document.getAnimations()) animation.pause();
        show('animating');
      };
      moving.ready.then(pause, () => undefined);
      void moving.finished.then(() => document.documentElement.removeAttribute('data-moving'));
      return moving;
    };
  });
}

test('a link pressed before or during a page transition is followed [ROUTE-061a]', { tag: '@desktop' }, async ({ page }) => {
  await pauseTransitions(page);
  await page.goto('/pokies');
  const html = page.locator('html');
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  const [slots, tournaments] = [menu.getByRole('link', { name: 'Slots' }), menu.getByRole('link', { name: 'Tournaments' })];
  const pointAt = async (target: Locator) => {
    const { x, y, width, height } = (await target.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
  };
  const pressIn = async (target: Locator) => {
    await pointAt(target);
    await page.mouse.down();
    await page.mouse.up();
  };
  // The transitions are among the last things that a page loads.
  await expect(async () => {
    await tournaments.press('Enter');
    await expect(page).toHaveURL('/tournaments');
    await slots.press('Enter');
    await expect(html).toHaveAttribute('data-moving', 'animating', { timeout: 500 });
  }).toPass();

  await pressIn(tournaments);
  await expect(page).toHaveURL('/tournaments');
  await expect(html).toHaveAttribute('data-moving', 'animating');
  await pressIn(page.getByRole('main').getByRole('link', { name: 'All', exact: true }));
  await expect(page).toHaveURL('/tournaments/all');
  await expect(html).toHaveAttribute('data-moving', 'animating');

  await pointAt(slots);
  await page.mouse.down();
  const release = await page.evaluateHandle(() => {
    let show: () => void = () => undefined;
    window.heldTransition = new Promise((resolve) => (show = resolve));
    history.back();
    return show;
  });
  await expect(page).toHaveURL('/tournaments');
  await expect(html).toHaveAttribute('data-moving', 'begun');
  await page.mouse.up();
  await release.evaluate((show) => show());
  await expect(page).toHaveURL('/pokies');
});

test('a player’s server-rendered page offers no sign-in before its code has loaded, a guest’s does', { tag: '@phone' }, async ({
  page,
  player,
  guard,
}) => {
  // Reads that are still on their way lose their session, or are cut by the reload.
  guard.allow(overtakenReads);
  expect(player.id).toBeGreaterThan(0);
  const bar = page.getByRole('navigation', { name: 'Quick access' });
  const live = await openServerRendered(page, '/rocket-chance');
  await expect(bar.getByRole('link', { name: 'Menu' })).toBeVisible();
  await expect(bar.getByRole('link', { name: /^Sign/ })).toHaveCount(0);
  await live();
  await expect(bar.getByRole('link', { name: 'Deposit' })).toBeVisible();
  await page.context().clearCookies();
  await page.reload({ waitUntil: 'commit' });
  await expect(bar.getByRole('link', { name: 'Sign in' })).toBeVisible();
});
