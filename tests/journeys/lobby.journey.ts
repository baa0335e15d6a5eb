import { expect, expectNoViolations, test } from '../support/journey';

test('a guest finds the lobby with its banner, its categories and games to play [ROUTE-001]', async ({ page, picture }) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'From the house' });
  await expect(banner.getByRole('heading')).toBeVisible();
  await expect(banner.getByRole('link').first()).toHaveAttribute('href', /^\/play\//);
  await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Top games' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Top games' }).getByRole('link').nth(2)).toBeVisible();
  await expectNoViolations(page);
  await picture('lobby');
});

test('a player is greeted by the lobby of players', async ({ page, player }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Balance / })).toBeVisible();
  await expect(page.getByRole('link', { name: /^sign up$/i })).toHaveCount(0);
  const { email } = (await (await page.request.get('/api/player')).json()) as { email: string };
  expect(email).toBe(player.email);
});
