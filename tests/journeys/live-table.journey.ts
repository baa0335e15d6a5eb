import type { Page } from '@playwright/test';
import { acceptCookies, expect, expectNoViolations, test } from '../support/journey';
import { endLivePhases } from '../support/operator';
import { depositEuros, signUpPlayer } from '../support/player';
import { balanceAfter, frameOf } from './acts/games';

const title = 'Orbit Live Roulette';
const inside = (page: Page) => frameOf(page, title);
const announced = (page: Page) => inside(page).getByRole('status').filter({ hasText: /stake/i });

/** Ends one phase after the other until a frame shows this one. */
async function passTo(page: Page, dataDir: string, phase: string): Promise<void> {
  const shown = inside(page).getByText(phase).first();
  await expect(async () => {
    // A phase that has come late mustn't be ended as well.
    if (!(await shown.isVisible())) await endLivePhases(dataDir);
    await expect(shown).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 40_000 });
}

/** Puts one chip on red and places it. */
async function betOnRed(page: Page): Promise<void> {
  await inside(page).getByRole('button', { name: 'Red', exact: true }).click();
  await inside(page).getByRole('button', { name: 'Place bet' }).click();
  await expect(inside(page).getByRole('button', { name: 'Bet placed' })).toBeVisible();
}

test('two players bet in the same round of a live table, which the lobby shows, and both are paid by the same number [ROUTE-003a, GAME-002a]', {
  tag: '@desktop',
}, async ({ page, richPlayer, browser, baseURL, dataDir, picture }) => {
  expect(richPlayer.id).toBeGreaterThan(0);
  await page.goto('/live');
  const tile = page.getByRole('article').filter({ hasText: title });
  await expect(tile.getByText(/Place your bets|Round in progress/)).toBeVisible();
  await expectNoViolations(page);
  await picture('live');
  const context = await browser.newContext({ baseURL: baseURL! });
  await acceptCookies(context, baseURL!);
  await signUpPlayer(context.request, baseURL!, dataDir);
  await depositEuros(context.request, baseURL!, 10_000);
  const other = await context.newPage();
  await Promise.all([tile.getByRole('link', { name: title }).click(), other.goto('/play/orbit-house/orbit-live-roulette?mode=real')]);
  for (const each of [page, other]) await expect(inside(each).getByText('2 here')).toBeVisible({ timeout: 20_000 });
  // From the start of a round on, so that both bets reach the same one.
  await passTo(page, dataDir, 'Next round in');
  await passTo(page, dataDir, 'Place your bets');
  await Promise.all([betOnRed(page), betOnRed(other)]);
  await expect(inside(page).getByText('2 betting')).toBeVisible();
  await expectNoViolations(page);
  await picture('live-table');
  await passTo(page, dataDir, 'Next round in');
  for (const each of [page, other]) await expect(announced(each)).toBeVisible({ timeout: 10_000 });
  const [words, others] = await Promise.all([announced(page).textContent(), announced(other).textContent()]);
  expect(words).toBe(others);
  await expect(page.getByText(balanceAfter(10_000, words ?? ''), { exact: true }).first()).toBeVisible();
  await inside(page).getByRole('button', { name: 'Table statistics' }).click();
  await inside(page).getByRole('button', { name: 'Check this round' }).click();
  await expect(inside(page).getByText(/^Verified: this seed matches the published hash/)).toBeVisible();
  await context.close();
});
