import type { Page } from '@playwright/test';
import { expect, expectNoViolations, test } from '../support/journey';
import { depositEuros } from '../support/player';

declare global {
  interface Window {
    badgesCleared?: number;
  }
}

/** Counts how often the page clears the app icon's badge. */
function watchBadge(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.badgesCleared = 0;
    Object.assign(Navigator.prototype, { clearAppBadge: async () => void (window.badgesCleared = (window.badgesCleared ?? 0) + 1) });
  });
}

test('unread notifications show in the title and in the menu, with balance, profile and support, until they are read; the inbox clears the badge [MOB-001a, MOB-001b, MOB-002a]', {
  tag: '@phone',
}, async ({ page, richPlayer, picture }) => {
  expect(richPlayer.id).toBeGreaterThan(0);
  await watchBadge(page);
  await page.goto('/');
  await expect(page).toHaveTitle(/^\(1\) /);
  const bar = page.getByRole('navigation', { name: 'Quick access' });
  for (const name of ['Deposit', 'Games', 'Slots', 'Live', 'Menu']) await expect(bar.getByRole('link', { name })).toBeVisible();
  await page.goto('/menu');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.locator('dt:text-is("Real balance") + dd')).toHaveText('€100.00');
  for (const name of ['Notifications', 'Profile', 'Support']) await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  const newest = page.getByRole('list', { name: 'Newest notification' });
  await expect(newest.getByRole('heading', { name: 'Your deposit has arrived' })).toBeVisible();
  await expectNoViolations(page);
  await picture('menu-notification');
  await newest.getByRole('button', { name: 'Mark “Your deposit has arrived” as read' }).click();
  await expect(newest).toBeHidden();
  await expect(page).toHaveTitle(/^[^(]/);
  expect(await page.evaluate(() => window.badgesCleared)).toBe(0);
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { name: 'Your deposit has arrived' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.badgesCleared)).toBe(1);
  await expect(page.getByRole('main').getByText('Unread')).toBeHidden();
});

test('above nine unread notifications the counter shows 9+, and the inbox lists each with its button [NOTIF-001b, NOTIF-002b]', {
  tag: '@phone',
}, async ({ page, player, baseURL }) => {
  expect(player.id).toBeGreaterThan(0);
  for (let time = 0; time < 10; time += 1) await depositEuros(page.request, baseURL!, 1_000 + time);
  await page.goto('/notifications');
  await expect(page.getByRole('banner').getByText('9+')).toBeVisible();
  const items = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Your deposit has arrived' });
  await expect(items).toHaveCount(10);
  await items.first().getByRole('link', { name: 'Open cashbox' }).click();
  await expect(page).toHaveURL('/cashbox');
});
