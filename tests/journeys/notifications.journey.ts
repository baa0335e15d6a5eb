import type { Page } from '@playwright/test';
import { expect, expectNoViolations, test } from '../support/journey';

declare global {
  interface Window {
    badgesCleared?: number;
  }
}

/** Counts how often the page takes the number off the app's icon. */
function watchBadge(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.badgesCleared = 0;
    Object.assign(Navigator.prototype, { clearAppBadge: async () => void (window.badgesCleared = (window.badgesCleared ?? 0) + 1) });
  });
}

test('what is unread stands in the title and as newest in the menu, and is gone once it is read; the inbox clears the badge [NOTIF-002] [MOB-002]', { tag: '@phone' }, async ({ page, richPlayer, picture }) => {
  expect(richPlayer.id).toBeGreaterThan(0);
  await watchBadge(page);
  await page.goto('/');
  await expect(page).toHaveTitle(/^\(1\) /);
  await page.goto('/menu');
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
