import { expect, type Page } from '@playwright/test';
import { offlineNoise } from '../../support/guard';
import { balanceAfter, frameOf, houseSlot, spinOnce } from '../acts/games';
import type { Walk } from './walk';

const tournament = 'Perihelion Sprint';

/** Step 4: a slot for real; the effects of one bet of ten euros; its rules; an interrupted round; the demo. */
export async function play(walk: Walk): Promise<void> {
  const { page } = walk;
  await joinIn(page);
  await page.goto(`${houseSlot.path}?mode=real`);
  const strip = page.getByRole('main');
  await expect(strip.getByText('€50.00')).toBeVisible();
  await chooseStake(page, '€10.00');
  const announced = await spinOnce(page);
  expect(announced).toContain('€10.00');
  await expect(strip.getByText(balanceAfter(5_000, announced), { exact: true })).toBeVisible();
  await readRules(page);
  await cutRound(walk);
  await expectMoved(page);
  await page.goto(`${houseSlot.path}?mode=demo`);
  await expect(page.getByText('Demo: play money, same rules and odds.').first()).toBeVisible();
  await spinOnce(page);
}

/** Joins a running tournament and a quest: bets count from then on. */
async function joinIn(page: Page): Promise<void> {
  await page.goto('/tournaments');
  await expect(page.getByRole('link', { name: /^Balance / })).toBeVisible();
  await page.getByRole('article').filter({ hasText: 'Active' }).getByRole('link', { name: tournament }).click();
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('You’re in.')).toBeVisible();
  await page.goto('/action/short-hop');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('progressbar', { name: /^Level 2/ })).toHaveAttribute('value', '0');
}

async function chooseStake(page: Page, stake: string): Promise<void> {
  const frame = frameOf(page);
  await frame.getByRole('button', { name: /Choose a stake/ }).click();
  await frame.getByRole('dialog', { name: 'Choose a stake' }).getByRole('button', { name: stake, exact: true }).click();
  await expect(frame.getByRole('button', { name: `Stake ${stake}. Choose a stake` })).toBeVisible();
}

/** Return and paytable open with one tap. */
async function readRules(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Rules and RTP' }).click();
  const rules = page.getByRole('dialog', { name: `Rules and RTP of ${houseSlot.title}` });
  await expect(rules.getByText(/9[4-7]\.\d+ ?%/).first()).toBeVisible();
  await rules.getByRole('button', { name: 'Paytable' }).click();
  const paytable = frameOf(page).getByRole('dialog', { name: 'Rules and RTP' });
  await expect(paytable.getByText(/Paytable for a .* stake/)).toBeVisible();
  await paytable.getByRole('button', { name: 'Close' }).click();
  await expect(paytable).toBeHidden();
}

/** Leaves the page during a round, which is shown to its end at the next visit. */
async function cutRound({ page, guard }: Walk): Promise<void> {
  // Blocks the report that the reels have stopped; if it were only delayed, the page would send it while closing. Before the page loads,
  // since requests of a frame that's already there may not be seen afterwards.
  guard.allow(offlineNoise);
  const settling = /\/provider\/v1\/settle$/;
  await page.route(settling, (route) => route.abort('internetdisconnected'));
  await page.reload();
  const spin = frameOf(page).getByRole('button', { name: 'Spin' });
  await expect(spin).toBeEnabled();
  await chooseStake(page, '€10.00');
  const decided = page.waitForResponse(/\/provider\/v1\/wager$/);
  await spin.click();
  await decided;
  await page.goto(`${houseSlot.path}?mode=real`);
  await page.unroute(settling);
  await expect(frameOf(page).getByText('Your last round was interrupted. Here’s how it ended.')).toBeVisible();
  await expect(spin).toBeEnabled();
}

/** Two bets of ten euros: comp points, the club, the quest, the leaderboard. */
async function expectMoved(page: Page): Promise<void> {
  await page.goto('/vip');
  const quarter = page.getByRole('region', { name: 'This quarter' });
  await expect(quarter).toContainText('€20.00 of €90,000');
  for (const name of ['Points to spend', 'Points this quarter'])
    await expect(quarter.locator(`dt:text-is("${name}") + dd`)).toHaveText('2');
  await page.goto('/action/short-hop');
  await expect(page.getByText('with €20.00 in qualifying bets')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: /^Level 2/ })).toHaveAttribute('value', '13');
  await page.goto('/tournaments');
  await page.getByRole('article').filter({ hasText: 'Active' }).getByRole('link', { name: tournament }).click();
  await expect(page.getByText(/You’re \d+(?:st|nd|rd|th) with €20\.00 in qualifying bets\./)).toBeVisible();
  await expect(
    page
      .getByRole('table', { name: 'Leaderboard' })
      .getByRole('row', { name: /€20\.00/ })
      .first(),
  ).toBeVisible();
}
