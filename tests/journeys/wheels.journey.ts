import { exchangeForReward } from '#contract/calls/shop';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { send } from '../support/player';
import { awardPoints, changeGroups } from '../support/rewards';

/** A loot box for 200 coins from the shop. */
const oneBox = { params: { type: 'lootboxes' }, body: { points: 200, group: 'lootbox' } } as const;

test('the wheel turns before it shows the result; affordable rewards have their own tab [LOOT-003c, LOOT-005a, LOOT-005b]', {
  tag: '@phone',
}, async ({ page, player, dataDir, baseURL }) => {
  await page.goto('/rocketmart-wheel');
  await expect(page.getByText('No boxes to open')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rewards for you' })).toHaveCount(0);
  await awardPoints(dataDir, player.id, 20);
  await page.reload();
  await expect(page.getByText('No boxes to open')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rewards for you' })).toHaveCount(0);
  await awardPoints(dataDir, player.id, 480);
  await send(page.request, baseURL!, exchangeForReward, oneBox);
  await page.reload();
  await page.getByRole('button', { name: 'Rewards for you' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: /^Exchange: .*Loot-box wheel$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Wheel', exact: true }).click();

  // When the page shows the result, ms after the server's response.
  const received = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!document.body.innerText.includes('You won:')) return;
          const [received] = performance
            .getEntriesByType('resource')
            .filter(({ name }) => /lootboxes\/\d+\/activation$/.test(name)) as PerformanceResourceTiming[];
          resolve(performance.now() - (received?.responseEnd ?? Infinity));
        };
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
  await page.getByRole('button', { name: 'Open a box' }).click();
  await expect(page.getByRole('main').getByText(/^You won: /)).toBeVisible();
  expect(await received).toBeGreaterThan(4_000);
});

test('the shortcuts to wheel and calendar show to their audience: a box or a wheel group, testers and the calendar’s group [LOOT-006a, LOOT-006b, ADV-004a, ADV-004b]', {
  tag: '@desktop',
}, async ({ page, player, dataDir, baseURL }) => {
  // They are shown next to the page if there is room.
  await page.setViewportSize({ width: 1600, height: 900 });
  const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' });
  const sees = async (...names: string[]) => {
    await page.goto('/notifications');
    await expect(shortcuts.getByRole('link', { name: 'Rocket Mart' })).toBeVisible();
    await expect
      .poll(() => shortcuts.getByRole('link', { name: /^(Loot-box wheel|Adventure calendar)$/ }).allTextContents())
      .toEqual(names);
  };
  await changeGroups(dataDir, player.id, { add: [259] });
  await sees('Adventure calendar');
  await changeGroups(dataDir, player.id, { add: [21], remove: [259] });
  await sees('Loot-box wheel', 'Adventure calendar');
  await changeGroups(dataDir, player.id, { add: [1308], remove: [21] });
  await sees('Loot-box wheel');
  await changeGroups(dataDir, player.id, { remove: [1308] });
  await sees();
  await awardPoints(dataDir, player.id, 200);
  await send(page.request, baseURL!, exchangeForReward, oneBox);
  await sees('Loot-box wheel');
});

test('a second window doesn’t announce the prize while the wheel turns in the first one [LOOT-003c]', {
  tag: '@desktop',
}, async ({ page, context, player, dataDir, baseURL }) => {
  await awardPoints(dataDir, player.id, 200);
  // The window that was opened first gets the live events, and announces what they bring.
  const second = await context.newPage();
  await second.goto('/news');
  await expect
    .poll(() => second.evaluate(async () => (await navigator.locks.query()).held?.some(({ name }) => name === 'perigee-stream')))
    .toBe(true);
  await send(page.request, baseURL!, exchangeForReward, oneBox);
  await page.goto('/rocketmart-wheel');
  const shownAt = (window: Page, text: string) =>
    window.evaluate(
      (wanted) =>
        new Promise<number>((resolve) => {
          const look = () => document.body.innerText.includes(wanted) && resolve(Date.now());
          new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
        }),
      text,
    );
  const [announced, pressed] = [shownAt(second, 'You won: '), page.getByRole('button', { name: 'Open a box' }).click()];
  await pressed;
  const pressedAt = Date.now();
  await expect(page.getByRole('main').getByText(/^You won: /)).toBeVisible();
  expect((await announced) - pressedAt).toBeGreaterThan(4_000);
});
