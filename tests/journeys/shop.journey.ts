import { updateBonusSettings } from '#contract/calls/gifts/codes';
import { isAlive } from '../support/alive';
import { expect, test } from '../support/journey';
import { send } from '../support/player';
import { awardPoints, changeGroups } from '../support/rewards';

const tabs = [
  ['/rocket-mart/freespins', 'free spin'],
  ['/rocket-mart/money', '€'],
  ['/rocket-mart/special', /loot box|ticket/],
] as const;

test('each tab of the shop shows its cards with their labels; a guest is sent to registration, and from the sale to the shop [ROUTE-023a, SHOP-002b, SHOP-002c, SHOP-007b, SHOP-008]', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/rocket-mart');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  const all = await cards.count();
  for (const label of ['Popular', 'New', 'VIP']) await expect(cards.getByText(label, { exact: true }).first()).toBeVisible();
  for (const [path, what] of tabs) {
    await page.goto(path);
    await expect(cards.first()).toBeVisible();
    expect(await cards.count()).toBeLessThan(all);
    for (const card of await cards.all()) await expect(card).toContainText(what);
  }
  await page.goto('/rocket-mart/discounts');
  await expect(page).toHaveURL('/rocket-mart');
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL('/registration?redirect=%2Frocket-mart');
});

test('a player short of comp points sees how many are missing [SHOP-005a]', { tag: '@phone' }, async ({ page, player }) => {
  expect(player.id).toBeGreaterThan(0);
  await page.goto('/rocket-mart/money');
  await page
    .getByRole('button', { name: /^Exchange: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Not enough comp points' });
  await expect(dialog.getByText(/^You need [\d,]+ more comp points\.$/)).toBeVisible();
});

test('points update live; a quantity can be chosen if more than one is affordable; an exchange succeeds or shows an error [SHOP-004b, SHOP-005d, SHOP-005e, SHOP-010b]', {
  tag: '@phone',
}, async ({ page, player, dataDir, guard }) => {
  guard.allow(/status of 403/);
  await page.goto('/rocket-mart');
  const balance = page.getByRole('status').filter({ hasText: 'Your comp points' });
  await expect(balance).toContainText('0');
  const streaming = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/events');
  await page.reload();
  await streaming;
  await awardPoints(dataDir, player.id, 2_000);
  await expect(balance).toContainText('2,000');
  // The first points may have been in the page's own response.
  await awardPoints(dataDir, player.id, 450);
  await expect(balance).toContainText('2,450');
  const card = (title: string) => page.getByRole('main').getByRole('article').filter({ hasText: title });
  await expect(card('Booster').first()).toBeVisible();
  await expect(card('Booster').getByRole('group')).toHaveCount(0);
  await expect(card('Loot-box wheel').getByRole('group', { name: 'Quantity: Loot-box wheel' })).toBeVisible();

  const exchange = card('Booster').getByRole('button', { name: /^Exchange: / });
  const dialog = page.getByRole('dialog');
  await page.route('**/api/comp_points/exchange/money', (route) =>
    route.fulfill({ status: 403, json: { error: { code: 'forbidden', message: 'No.', fields: {} } } }),
  );
  await exchange.click();
  await expect(dialog).toContainText('The exchange didn’t go through');
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toBeHidden();
  await expect(balance).toContainText('2,450');
  await page.unroute('**/api/comp_points/exchange/money');
  await exchange.click();
  await expect(dialog).toContainText('Exchange complete');
  await expect(dialog).toContainText('€25 added to your balance.');
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(balance).toContainText('50');
  await expect(page.getByRole('link', { name: 'Balance €25.00' })).toBeVisible();
});

test('a player with bonuses off is asked to turn them on, and one with several accounts is warned [SHOP-005b, SHOP-005c]', {
  tag: '@phone',
}, async ({ page, player, dataDir, baseURL }) => {
  await awardPoints(dataDir, player.id, 600);
  await send(page.request, baseURL!, updateBonusSettings, { body: { settings: { can_issue: false } } });
  await page.goto('/rocket-mart/special');
  const exchange = page.getByRole('main').getByRole('button', { name: /^Exchange: .*Loot-box wheel$/ });
  await exchange.click();
  await page.getByRole('dialog', { name: 'Bonuses are turned off' }).getByRole('button', { name: 'Turn on and exchange' }).click();
  const done = page.getByRole('dialog', { name: 'Exchange complete' });
  await done.getByRole('button', { name: 'Close' }).first().click();
  await expect(done).toBeHidden();
  await exchange.click();
  await done.getByRole('button', { name: 'Close' }).first().click();
  await expect(done).toBeHidden();
  await changeGroups(dataDir, player.id, { add: [100] });
  await page.reload();
  await exchange.click();
  await expect(page.getByRole('dialog', { name: 'You can’t exchange points' })).toContainText('There’s more than one account in your name');
});

test('Back closes a sheet and stays on the page, the next Back leaves it; a dialog with an address gives way to the page underneath', {
  tag: '@phone',
}, async ({ page, player }) => {
  expect(player.id).toBeGreaterThan(0);
  await page.goto('/rocket-mart');
  // Before, the link would load a document, and Back would leave it.
  await page.waitForFunction(isAlive);
  const all = await page.getByRole('main').getByRole('article').count();
  await page.getByRole('main').getByRole('link', { name: 'Cash' }).click();
  await expect(page).toHaveURL('/rocket-mart/money');
  await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBeLessThan(all);
  const sheet = page.getByRole('dialog', { name: 'Not enough comp points' });
  await page
    .getByRole('button', { name: /^Exchange: / })
    .first()
    .click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/rocket-mart/money');
  await page.goBack();
  await expect(page).toHaveURL('/rocket-mart');

  const deposit = page.getByRole('dialog', { name: 'Deposit' });
  await page.getByRole('navigation', { name: 'Quick access' }).getByRole('link', { name: 'Deposit' }).click();
  await expect(deposit).toBeVisible();
  await page.goBack();
  await expect(deposit).toBeHidden();
  await expect(page).toHaveURL('/rocket-mart');
});
