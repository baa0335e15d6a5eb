import { expect, test } from '../support/journey';

const tabs = [['/rocket-mart/freespins', 'free spin'], ['/rocket-mart/money', '€'], ['/rocket-mart/special', /loot box|ticket/]] as const;

test('each tab of the shop shows its cards with their labels; a guest is led to registration, and from the sale to the shop [ROUTE-023a, SHOP-002b, SHOP-002c, SHOP-007b, SHOP-008]', { tag: '@phone' }, async ({ page }) => {
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
  await page.getByRole('button', { name: /^Exchange: / }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Not enough comp points' });
  await expect(dialog.getByText(/^[\d,]+ comp points are missing\.$/)).toBeVisible();
});
