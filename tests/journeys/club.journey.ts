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

test('the club shows the levels in order and the percent to the next; each of its sheets opens [VIP-003a, VIP-003b, VIP-006b]', { tag: '@long' }, async ({ page, player, baseURL, dataDir }) => {
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

test('the club welcomes once after signing in, and tells of a rise as it comes [VIP-004a, VIP-006b]', { tag: '@long' }, async ({ page, player, dataDir, guard }) => {
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
