import { getConfig } from '#contract/calls/config';
import type { ConfigOf } from '#contract/fields/config/index';
import { expect, test } from '../support/journey';
import { send } from '../support/player';
import { collectedDay, depositedAt } from '../support/rewards';

const HOUR_MS = 3_600_000;

test('the calendar shows each step in its state, and a countdown only for today and for a waiting prize [ADV-002a, ADV-002b]', {
  tag: '@phone',
}, async ({ page, player, dataDir, baseURL }) => {
  const { config } = await send(page.request, baseURL!, getConfig, { params: { name: 'vip-adventures' } });
  const { id, start_on } = config as ConfigOf<'vip-adventures'>;
  const noonOf = (day: number) => new Date(Date.parse(start_on) + ((day - 1) * 24 + 12) * HOUR_MS);
  await collectedDay(dataDir, player.id, id, 1);
  await depositedAt(dataDir, player.id, 2_000, noonOf(3));
  await page.clock.setFixedTime(noonOf(4));
  await page.goto('/perigee-adventure');
  const cards = page.getByRole('main').getByRole('listitem');
  const card = (day: number) => cards.filter({ has: page.getByRole('heading', { name: `Day ${day}`, exact: true }) });
  for (const [day, state] of [
    [1, 'Completed'],
    [2, 'Ended'],
    [3, 'Completed'],
    [4, 'Today'],
    [6, 'Upcoming'],
    [13, 'Extra step'],
  ] as const)
    await expect(card(day)).toContainText(state);
  await expect(card(4)).toContainText('Ends in 12:00:00');
  await expect(card(3)).toContainText('Claim within 1 day 12:00:00');
  await expect(cards.locator('time')).toHaveCount(2);
});
