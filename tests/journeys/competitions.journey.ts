import { getPromos } from '#contract/calls/competitions/promos';
import { expect, test } from '../support/journey';
import { announcePromo, withdrawPromo } from '../support/operator';
import { send } from '../support/player';
import { changeGroups, haveBet, openQuestFor } from '../support/rewards';

test('a quest shows its levels as a map of 6, 15 or 25 points, by its size [ROUTE-060, QUEST-005b]', { tag: '@phone' }, async ({
  page,
}) => {
  for (const [quest, points] of [
    ['short-hop', 6],
    ['station-keeping', 15],
    ['grand-tour', 25],
  ] as const) {
    await page.goto(`/action/${quest}`);
    await expect(page.getByRole('list', { name: new RegExp(`^${points} levels, the last at €`) }).getByRole('listitem')).toHaveCount(
      points,
    );
  }
});

test('a tournament counts down to its end, or to its start, and explains its ranking [TOUR-002b, CMS-001b]', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/tournaments');
  for (const [name, until] of [
    ['Night Watch', 'Ends in'],
    ['Aphelion Cup', 'Starts in'],
  ] as const) {
    const card = page
      .getByRole('main')
      .locator('li, article')
      .filter({ has: page.getByText(name, { exact: true }) })
      .filter({ hasText: until })
      .last();
    const left = card.locator('time').first();
    const before = await left.textContent();
    await expect(left).not.toHaveText(before!);
  }
  await page.getByRole('link', { name: 'Night Watch' }).first().click();
  await expect(page.getByRole('heading', { name: 'How positions are decided' })).toBeVisible();
});

test('a promotion counts down to its end, and then shows no timer [TOUR-002d]', { tag: '@phone' }, async ({ page, baseURL }) => {
  const { data } = await send(page.request, baseURL!, getPromos, { query: { l: 'en' } });
  const { slug, title, end_at } = data.find(({ status }) => status === 'active')!;
  await page.clock.setFixedTime(Date.parse(end_at) - 3_000);
  await page.goto(`/promo/${slug}`);
  const timer = page.getByRole('main').getByText('Ends in');
  await expect(timer).toHaveText('Ends in 00:00:03');
  await page.clock.setFixedTime(Date.parse(end_at));
  await expect(timer).toHaveCount(0);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('a quest shows completed, current and locked levels; a group’s quest shows to its members [QUEST-002a, QUEST-004a]', {
  tag: '@phone',
}, async ({ page, player, dataDir }) => {
  const title = `Members ${player.id}`;
  const slug = `members-${player.id}`;
  const quest = await openQuestFor(dataDir, 1309, { slug, title });
  await page.goto('/action');
  await expect(page.getByRole('main').getByRole('link', { name: 'Short Hop' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveCount(0);
  await changeGroups(dataDir, player.id, { add: [1309] });
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/action/${slug}`);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('list', { name: 'Level 1 of 6' })).toBeVisible();
  await haveBet(dataDir, player.id, quest, 60_000);
  await page.reload();
  const points = page.getByRole('list', { name: 'Level 3 of 6' }).getByRole('listitem');
  await expect(points).toContainText(['Completed', 'Completed', 'You’re here', 'Locked', 'Locked', 'Locked']);
});

test('subscribing to a promotion shows that it worked, that it was on already, or that it failed [OVER-007a, OVER-007b]', {
  tag: '@phone',
}, async ({ page, player, guard, dataDir }) => {
  const slug = `whisper-${player.id}`;
  // After the promotion's end the subscription is refused, and so may be a concurrent read.
  guard.allow(/status of 404 .*\/api\/promos\/whisper-\d+(\/subscription|\?l=en)\)$/);
  await announcePromo(dataDir, slug, 'Whisper');
  await page.goto(`/promo/${slug}`);
  const toasts = page.getByRole('region', { name: /Notices/ });
  await page.getByRole('main').getByRole('button', { name: 'Notify me' }).click();
  await expect(toasts.getByText('Subscribed. We’ll keep you posted.')).toBeVisible();
  const again = page.getByRole('main').getByRole('button', { name: 'We’ll notify you' });
  await again.click();
  await expect(toasts.getByText('You’ve already subscribed to this promotion.')).toBeVisible();
  await withdrawPromo(dataDir, slug);
  await again.click();
  await expect(toasts.getByText('Something went wrong. Try again in a moment.')).toBeVisible();
});
