import { isAlive } from '../support/alive';
import { expect, expectNoViolations, test } from '../support/journey';

test('the lobby works by keyboard: the header can be skipped, and every tab stop has a name and a visible focus ring', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  await page.waitForFunction(isAlive);
  await expect(page.getByRole('region', { name: 'Top games' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const stops: string[] = [];
  for (let at = 0; at < 40; at += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      // A tile's focus ring surrounds all of it, drawn by a pseudo-element of its link.
      const isMarked = ['', '::after'].some((part) => {
        const { outlineStyle, boxShadow } = getComputedStyle(element, part);
        return outlineStyle !== 'none' || boxShadow !== 'none';
      });
      const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
      const isInView = width > 0 && height > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      return { name, isMarked, isInView };
    });
    expect(stop).toEqual({ name: expect.stringMatching(/\S/), isMarked: true, isInView: true });
    stops.push(stop.name);
  }
  expect(new Set(stops).size).toBeGreaterThan(20);
});

test('a loaded page takes the focus, unless the keyboard moved it while loading', { tag: '@desktop' }, async ({ page, context }) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await context.route(/\/api\/tournaments\b/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/pokies');
  await page.waitForFunction(isAlive);
  const navigation = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Tournaments' }).press('Enter');
  await page.keyboard.press('Tab');
  const next = await page.evaluateHandle(() => document.activeElement);
  release();
  await expect(page).toHaveURL('/tournaments');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Tournaments');
  await expect(page).toHaveTitle(/^Tournaments/);
  expect(await next.evaluate((element) => element === document.activeElement)).toBe(true);

  await navigation.getByRole('link', { name: 'Slots' }).press('Enter');
  await expect(page).toHaveURL('/pokies');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a dialog traps focus and returns it', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await page.waitForFunction(isAlive);
  await page.getByRole('link', { name: 'Search games' }).filter({ visible: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  for (let at = 0; at < 20; at += 1) {
    await page.keyboard.press('Tab');
    // The edge of the dialog returns the focus within a frame.
    await expect.poll(() => page.evaluate(() => Boolean(document.activeElement?.closest('[role=dialog]')))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Search games' }).filter({ visible: true })).toBeFocused();
});

test('reduced motion shows a short fade only', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.waitForFunction(isAlive);
  await expect(page.getByRole('region', { name: 'Top games' })).toBeVisible();
  const longest = () =>
    page.evaluate(() => Math.max(0, ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0))));
  expect(await longest()).toBeLessThanOrEqual(120);
  await page.getByRole('link', { name: 'Search games' }).filter({ visible: true }).click();
  expect(await longest()).toBeLessThanOrEqual(120);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await longest()).toBeLessThanOrEqual(120);
});

test('a player’s screens have no accessibility violations', { tag: '@long' }, async ({ page, player }) => {
  expect(player.id).toBeGreaterThan(0);
  for (const path of [
    '/',
    '/tournaments',
    '/tournaments/1',
    '/action',
    '/vip',
    '/profile',
    '/profile/security',
    '/profile/notifications',
    '/favorite-games',
    '/notifications',
    '/menu',
  ]) {
    await page.goto(path);
    // A dialog hides the page under it from assistive technology.
    await expect(page.getByRole(path === '/menu' ? 'dialog' : 'main')).toBeVisible();
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectNoViolations(page);
  }
});
