import type { Locator, Page } from '@playwright/test';
import { updatePlayer } from '#contract/calls/account/profile';
import { storage } from '#contract/storage';
import { expect, test } from '../support/journey';
import { depositEuros, send } from '../support/player';
import { changeGroups, givePlayerGift, liftTo } from '../support/rewards';
import { overtakenReads, signInThere, signOut } from './acts/sign-in';

const levels = (page: Page) => page.getByRole('region', { name: 'Levels' }).getByRole('listitem');

/** Opens a sheet of the club by its link, checks its title and text, and closes it. */
async function seeSheet(page: Page, link: string, title: string | RegExp, words: string | RegExp): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: title });
  await expect(sheet).toContainText(words);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
}

test('the club shows the levels in order and the progress to the next; each of its sheets opens [OVER-001f, VIP-003a, VIP-003b, VIP-006b]', {
  tag: '@phone',
}, async ({ page, player, baseURL, dataDir }) => {
  await depositEuros(page.request, baseURL!, 180_000);
  await changeGroups(dataDir, player.id, { add: [257] });
  await page.goto('/vip');
  await expect(levels(page)).toContainText(['Achieved', 'Your level', 'Next', 'Locked', 'Locked', 'Locked']);
  await expect(page.getByRole('listitem').and(page.locator('[aria-current=step]'))).toContainText('Bronze');
  await expect(page.getByRole('region', { name: 'This quarter' })).toContainText('€1,800.00 of €');
  await expect(page.getByRole('progressbar', { name: 'Progress to next level' })).toHaveAttribute('aria-valuetext', '5%');
  await seeSheet(page, 'About the season', 'This season', 'A season lasts a quarter.');
  await seeSheet(page, 'How the club works', 'How the club works', 'Step 1 of 3');
  await seeSheet(page, 'Table games earn points too', 'Table games earn points too', 'a twentieth of the points of slots');
  await seeSheet(page, 'Silver', 'Silver', 'Weekly cashback');
  await page.goto('/vip/rewards');
  await seeSheet(page, 'Weekly cashback', 'Weekly cashback', 'from Monday to Sunday');
  await seeSheet(page, 'Rewards by level', 'Rewards by level', 'Weekly cashback.');
});

test('a club whose progress can’t be loaded shows the first level without progress [VIP-002b]', { tag: '@phone' }, async ({
  page,
  context,
  player,
  guard,
}) => {
  expect(player.id).toBeGreaterThan(0);
  guard.allow(/status of 404 .*\/jam\/vip_status_progress\)$/);
  await context.route('**/jam/vip_status_progress', (route) =>
    route.fulfill({ status: 404, json: { error: { code: 'not_found', message: 'Not here.', fields: {} } } }),
  );
  await page.goto('/vip');
  const quarter = page.getByRole('region', { name: 'This quarter' });
  await expect(quarter).toContainText('Rising star');
  await expect(quarter).toContainText('€0.00 of €9,000');
  await expect(quarter).toContainText('€0.00 of €90,000');
});

test('the club welcomes once after sign-in, and announces a new level live [OVER-001f, VIP-004a, VIP-005a, VIP-006b]', {
  tag: '@phone',
}, async ({ page, player, dataDir, guard }) => {
  guard.allow(overtakenReads);
  await page.goto('/tournaments');
  const shownLevel = () => page.evaluate((key) => localStorage.getItem(key), storage.local.vipLevel);
  // A wiped value is an empty string; only the player's own value shows that the level has been seen.
  await expect.poll(shownLevel).toBe(JSON.stringify([player.id, '1']));
  await liftTo(dataDir, player.id, { group: 257, level: 'bronze' });
  const rise = page.getByRole('dialog', { name: 'You’ve reached Bronze' });
  await expect(rise).toContainText('Free spins every month');
  await rise.getByRole('button', { name: 'Close' }).click();
  await expect(rise).toBeHidden();

  await signOut(page);
  await page.goto('/sign-in?redirect=%2Ftournaments');
  await signInThere(page, player);
  const welcome = page.getByRole('dialog', { name: 'Welcome to the VIP club' });
  await expect(welcome).toContainText('Here’s how levels work.');
  await welcome.getByRole('button', { name: 'Close' }).click();
  await expect(welcome).toBeHidden();
  await signOut(page);
  await page.goto('/sign-in?redirect=%2Ftournaments');
  await signInThere(page, player);
  await expect(page.getByRole('link', { name: /^Balance / })).toBeVisible();
  await expect.poll(shownLevel).toBe(JSON.stringify([player.id, '2']));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** The manager's initials, local time and every contact option */
async function expectManager(panel: Locator): Promise<void> {
  await expect(panel.getByText('JW', { exact: true })).toBeVisible();
  await expect(panel.getByText(/^Jonas’s local time: \d\d:\d\d$/)).toBeVisible();
  for (const [name, href] of [
    ['Message Jonas Weber on WhatsApp', 'https://wa.me/35627780143'],
    ['Message Jonas Weber on Telegram', 'https://t.me/perigee_jonas'],
    ['Email Jonas Weber', 'mailto:jonas@perigee.example'],
  ] as const) {
    await expect(panel.getByRole('link', { name })).toHaveAttribute('href', href);
  }
}

test('a VIP player has level, name and gifts in the header, a manager with every contact option, and shortcuts to running competitions [HEAD-001b, HEAD-001c, HUB-001a, VIP-006c, WIDG-003a, WIDG-003b, WIDG-004a, WIDG-004b]', {
  tag: '@desktop',
}, async ({ page, player, baseURL, dataDir }) => {
  await changeGroups(dataDir, player.id, { add: [259, 1308] });
  await send(page.request, baseURL!, updatePlayer, { body: { nickname: `Comet${player.id}` } });
  await givePlayerGift(dataDir, player.id, 'Fuel', {
    type: 'bonus',
    kind: 'cash',
    group_key: 'journey',
    amount_cents: 2_000,
    wager: 20,
    valid_days: 9,
  });
  await page.goto('/vip#chat');
  const manager = (place: Locator) => place.getByRole('region', { name: 'Jonas Weber' });
  await expect(manager(page.getByRole('dialog')).getByRole('link', { name: 'Email Jonas Weber' })).toBeVisible();
  await page.goto('/vip');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /^Gifts, \d new$/ })).toHaveText(/^\d$/);
  await expect(header.getByRole('link', { name: /^Notifications/ })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Balances' })).toBeVisible();
  const person = header.getByRole('link', { name: 'Profile' });
  await expect(person).toHaveText(`Comet${player.id}`);
  await expect(person.locator('[data-level]')).toHaveAttribute('data-level', 'gold');

  const panel = manager(page.getByRole('main'));
  await expectManager(panel);

  const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' });
  await expect(shortcuts.getByRole('link')).toHaveText(['Rocket Mart', 'Loot-box wheel', 'Adventure calendar', 'Quests']);
  for (const [name, path] of [
    ['Rocket Mart', '/rocket-mart'],
    ['Loot-box wheel', '/rocketmart-wheel'],
    ['Adventure calendar', '/perigee-adventure'],
    ['Quests', '/action'],
  ] as const) {
    await shortcuts.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
  }
  await page.evaluate((key) => localStorage.setItem(key, '{"all-widgets":true}'), storage.local.flags);
  await page.reload();
  // Icons if the page leaves no room for names, which show on hover.
  const name = shortcuts.getByText('Activity hub');
  await expect(name).toHaveCSS('opacity', '0');
  await shortcuts.getByRole('link', { name: 'Activity hub' }).hover();
  await expect(name).toHaveCSS('opacity', '1');
  await shortcuts.getByRole('link', { name: 'Activity hub' }).click();
  await expect(page).toHaveURL('/aquanova-odyssey');
  const hub = page.getByRole('main');
  await expect(hub.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['Quests', 'Loot-box wheel', 'Adventure calendar', 'Rocket Mart', 'Tournaments'])
    await expect(hub.getByRole('link', { name, exact: true })).toBeVisible();
  await hub.getByRole('link', { name: 'Tournaments', exact: true }).click();
  await expect(page).toHaveURL('/tournaments');
});
