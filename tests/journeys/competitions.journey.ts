import { expect, test } from '../support/journey';

test('a quest shows its levels as a map of 6, 15 or 25 points, by its size [ROUTE-060, QUEST-005b]', { tag: '@phone' }, async ({ page }) => {
  for (const [quest, points] of [['short-hop', 6], ['station-keeping', 15], ['grand-tour', 25]] as const) {
    await page.goto(`/action/${quest}`);
    await expect(page.getByRole('list', { name: new RegExp(`^${points} levels, the last one at €`) }).getByRole('listitem')).toHaveCount(points);
  }
});

test('a tournament counts to its end, or to its start, and says how places are counted [TOUR-002b, CMS-001b]', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/tournaments');
  for (const [name, until] of [['Night Watch', 'Ends in'], ['Aphelion Cup', 'Starts in']] as const) {
    const card = page.getByRole('main').locator('li, article').filter({ has: page.getByText(name, { exact: true }) }).filter({ hasText: until }).last();
    const left = card.locator('time').first();
    const before = await left.textContent();
    await expect(left).not.toHaveText(before!);
  }
  await page.getByRole('link', { name: 'Night Watch' }).first().click();
  await expect(page.getByRole('heading', { name: 'How places are counted' })).toBeVisible();
});
