import { expect, expectNoViolations, test } from '../support/journey';
import { balanceAfter, frameOf, houseSlot, spinOnce } from './acts/games';

test('a guest plays a demo without an account, and real play asks for one [GAME-002] [GAME-006]', async ({ page, picture }) => {
  await page.goto(`${houseSlot.path}?mode=demo`);
  await expect(page.getByRole('heading', { name: houseSlot.title })).toBeVisible();
  await expect(page.getByText('Demo: play money, same rules and odds.').first()).toBeVisible();
  expect(await spinOnce(page)).toMatch(/stake/i);
  await expectNoViolations(page);
  await picture('game-demo');
  await page.getByRole('link', { name: 'Play for real' }).click();
  await expect(page).toHaveURL(/\/registration\?redirect=/);
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
});

test('a player opens a game for real, plays a round and sees rules, return and balance [ROUTE-025] [GAME-010]', async ({ page, richPlayer, picture }) => {
  expect(richPlayer.id).toBeGreaterThan(0);
  await page.goto(`${houseSlot.path}?mode=real`);
  const strip = page.getByRole('main');
  await expect(strip.getByText('€100.00')).toBeVisible();
  const announced = await spinOnce(page);
  await expect(strip.getByText(balanceAfter(10_000, announced), { exact: true })).toBeVisible();
  await picture('game-real');
  await expectNoViolations(page);
  await strip.getByRole('button', { name: 'Rules and return' }).click();
  const rules = page.getByRole('dialog', { name: `Rules and return of ${houseSlot.title}` });
  await expect(rules.getByText(/9[4-7]\.\d+ ?%/).first()).toBeVisible();
  await expectNoViolations(page);
  await picture('game-rules');
  await rules.getByRole('button', { name: 'Paytable' }).click();
  await expect(frameOf(page).getByRole('dialog', { name: 'Rules and return' })).toBeVisible();
});
