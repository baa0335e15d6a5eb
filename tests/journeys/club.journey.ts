import type { Page } from '@playwright/test';
import { storage } from '#contract/storage';
import { expect, test } from '../support/journey';
import { depositEuros } from '../support/player';
import { changeGroups, liftTo } from '../support/rewards';
import { overtakenReads, signInThere, signOut } from './acts/doors';

const levels = (page: Page) => page.getByRole('region', { name: 'Levels' }).getByRole('listitem');

/** Opens a sheet of the club by its link, sees its title and words, and closes it. */
async function seeSheet(page: Page, link: string, title: string | RegExp, words: string | RegExp): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: title });
  await expect(sheet).toContainText(words);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
}

test('the club shows the levels in order and the percent to the next; each of its sheets opens [VIP-003a, VIP-003b, VIP-006b]', { tag: '@phone' }, async ({ page, player, baseURL, dataDir }) => {
  await depositEuros(page.request, baseURL!, 180_000);
  await changeGroups(dataDir, player.id, { add: [257] });
  await page.goto('/vip');
  await expect(levels(page)).toContainText(['Reached before', 'Your level', 'Next', 'Locked', 'Locked', 'Locked']);
  await expect(page.getByRole('listitem').and(page.locator('[aria-current=step]'))).toContainText('Bronze');
  await expect(page.getByRole('region', { name: 'Your quarter' })).toContainText('€1,800.00 of €');
  await expect(page.getByRole('progressbar', { name: 'To the next level' })).toHaveAttribute('aria-valuetext', '5%');
  await seeSheet(page, 'About the season', 'This season', 'A season is a quarter.');
  await seeSheet(page, 'How the club works', 'How the club works', 'Step 1 of 3');
  await seeSheet(page, 'Points on tables count, too', 'Points on tables count, too', 'a tenth of what slots bring');
  await seeSheet(page, 'Silver', 'Silver', 'Weekly cashback');
  await page.goto('/vip/rewards');
  await seeSheet(page, 'Weekly cashback', 'Weekly cashback', 'from Monday to Sunday');
  await seeSheet(page, 'What each level brings', 'What each level brings', 'Weekly cashback.');
});

test('the club welcomes once after signing in, and tells of a rise as it comes [VIP-004a, VIP-006b]', { tag: '@phone' }, async ({ page, player, dataDir, guard }) => {
  guard.allow(overtakenReads);
  await page.goto('/tournaments');
  const shownLevel = () => page.evaluate((key) => localStorage.getItem(key), storage.local.vipLevel);
  await expect.poll(shownLevel).not.toBeNull();
  await liftTo(dataDir, player.id, { group: 257, level: 'bronze' });
  const rise = page.getByRole('dialog', { name: 'You are Bronze now' });
  await expect(rise).toContainText('Free spins every month');
  await rise.getByRole('button', { name: 'Close' }).click();
  await expect(rise).toBeHidden();

  await signOut(page);
  await page.goto('/sign-in?redirect=%2Ftournaments');
  await signInThere(page, player);
  const welcome = page.getByRole('dialog', { name: 'Welcome to the club' });
  await expect(welcome).toContainText('Here is how levels work.');
  await welcome.getByRole('button', { name: 'Close' }).click();
  await expect(welcome).toBeHidden();
  await signOut(page);
  await page.goto('/sign-in?redirect=%2Ftournaments');
  await signInThere(page, player);
  await expect(page.getByRole('link', { name: /^Balance / })).toBeVisible();
  await expect.poll(shownLevel).not.toBeNull();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a player of a higher level has its badge, and a manager on the club’s page and in the chat [VIP-006c]', { tag: '@desktop' }, async ({ page, player, dataDir }) => {
  const badge = page.getByRole('banner').getByRole('link', { name: 'Profile' });
  const manager = page.getByRole('region', { name: 'Jonas Weber' });
  await page.goto('/vip');
  await expect(page.getByRole('region', { name: 'Your quarter' })).toBeVisible();
  await expect(badge.locator('ellipse')).toHaveCount(0);
  await expect(manager).toHaveCount(0);
  await changeGroups(dataDir, player.id, { add: [259] });
  await page.goto('/vip');
  await expect(badge.locator('ellipse')).toHaveCount(3);
  await expect(manager.getByRole('link', { name: 'Write to Jonas Weber on Telegram' })).toHaveAttribute('href', 'https://t.me/perigee_jonas');
  await page.goto('/support');
  await page.getByRole('main').getByRole('link', { name: 'Open the chat' }).click();
  const chat = page.getByRole('dialog', { name: 'Chat with support' });
  await expect(chat.getByRole('region', { name: 'Jonas Weber' })).toBeVisible();
  await chat.getByLabel('Your message').fill('Is Jonas there?');
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByRole('log').getByRole('article').first()).toContainText('Is Jonas there?');
});

test.describe('without a service worker, which would answer from what it kept', () => {
  test.use({ serviceWorkers: 'block' });

  test('progress that cannot be loaded shows a regular player who has done nothing yet [VIP-002b]', { tag: '@phone' }, async ({ page, player, baseURL, dataDir, guard }) => {
    await depositEuros(page.request, baseURL!, 180_000);
    await changeGroups(dataDir, player.id, { add: [257] });
    guard.allow(/status of 403/, /service ?worker/i);
    await page.route('**/jam/vip_status_progress', (route) => route.fulfill({ status: 403, json: { error: { code: 'forbidden', message: 'No.', fields: {} } } }));
    await page.goto('/vip');
    const quarter = page.getByRole('region', { name: 'Your quarter' });
    for (const words of ['Rising star', '€0.00 of €9,000', '€0.00 of €90,000']) await expect(quarter).toContainText(words);
    await expect(levels(page)).toContainText(['Your level', 'Next', 'Locked', 'Locked', 'Locked', 'Locked']);
  });
});
