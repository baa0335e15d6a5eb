import { untilStored } from '../support/device-contents';
import { expect, expectNoViolations, test } from '../support/journey';
import { addTile } from './acts/favorites';

test('a player sees what the device stores and repairs it; the outbox isn’t lost, and the app still opens offline [OFF-001a, OFF-002a]', {
  tag: '@long',
}, async ({ page, player, goOffline, goOnline }) => {
  expect(player.id).toBeGreaterThan(0);
  await page.goto('/');
  await untilStored(page, '/api/lobby', '/api/player/favorite_games?content=ids');
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Saved on this device' });
  await expect(card.getByText(/pages? (?:or|and) lists? available offline/)).toBeVisible();
  await expect(card.getByText(/MB of/)).toBeVisible();
  await expect(card.getByText('No unsent changes')).toBeVisible();
  await expectNoViolations(page);
  await card.getByRole('button', { name: 'Repair' }).click();
  await card.getByRole('button', { name: 'Clear and download' }).click();
  await expect(card.getByText('Done. Everything has been downloaded again.')).toBeVisible();
  await page.goto('/');
  await untilStored(page, '/api/lobby', '/api/player/favorite_games?content=ids');
  await goOffline();
  await page.reload();
  await expect(page.getByText('You’re offline.', { exact: false })).toBeVisible();
  await addTile(page.getByRole('region', { name: 'Top games' }).getByRole('article').first());
  await expect(page.getByText('1 change is waiting')).toBeVisible();
  await page.goto('/profile');
  await expect(card.getByText('1 unsent change')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Repair' })).toBeDisabled();
  await goOnline();
  await expect(page.getByText(/change is waiting/)).toBeHidden();
});
