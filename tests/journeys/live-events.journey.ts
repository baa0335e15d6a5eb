import { exchangeForReward } from '#contract/calls/shop';
import { expect, test } from '../support/journey';
import { send } from '../support/player';
import { awardPoints, givePlayerGift } from '../support/rewards';

test('new free spins and loot boxes show on the open page without a reload [RT-001b]', { tag: '@phone' }, async ({
  page,
  player,
  dataDir,
  baseURL,
}) => {
  const streaming = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/events');
  await page.goto('/profile/gifts');
  await streaming;
  const gift = (title: string) => page.getByRole('main').getByRole('article').filter({ hasText: title });
  // The first may have been in the page's own response; the second arrives only by its event.
  for (const title of ['Spins of the morning', 'Spins of the evening']) {
    await givePlayerGift(dataDir, player.id, title, {
      type: 'freespins',
      kind: 'freespins',
      group_key: 'journey',
      game: 'orbit-house:barometric-tempest',
      freespins_total: 20,
    });
    await expect(gift(title)).toBeVisible();
  }

  await awardPoints(dataDir, player.id, 500);
  const streamingAgain = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/events');
  await page.goto('/rocketmart-wheel');
  await streamingAgain;
  await expect(page.getByText('No boxes to open')).toBeVisible();
  await send(page.request, baseURL!, exchangeForReward, { params: { type: 'lootboxes' }, body: { points: 200, group: 'lootbox' } });
  await expect(page.getByRole('button', { name: 'Open a box' })).toBeVisible();
});
