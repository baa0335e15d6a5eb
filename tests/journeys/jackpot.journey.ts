import { expect, expectNoViolations, test as journey } from '../support/journey';
import { type RunningServer, startServer } from '../support/server';
import { frameOf } from './acts/games';

/** A journey on a separate server, where every stake wins a jackpot. */
const test = journey.extend<object, { lucky: RunningServer }>({
  lucky: [
    async ({}, provide) => {
      const server = await startServer({ preload: 'tests/support/certain-jackpot.ts', log: 'test-results/jackpot.log' });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ lucky }, provide) => provide(lucky.baseUrl),
  dataDir: async ({ lucky }, provide) => provide(lucky.dataDir),
});

test('a jackpot win is shown once, with its amount, when the reels have stopped [JACK-003, OVER-001i]', { tag: '@phone' }, async ({
  page,
  richPlayer,
  picture,
}) => {
  expect(richPlayer.id).toBeGreaterThan(0);
  await page.goto('/games/jackpots');
  const tile = page.getByRole('main').getByRole('article').first();
  await tile.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/play\//);
  const title = (await page.locator('iframe[title^="Game "]').getAttribute('title'))!.slice('Game '.length);
  await page.goto(`${new URL(page.url()).pathname}?mode=real`);
  await frameOf(page, title).getByRole('button', { name: 'Spin' }).click();
  const dialog = page.getByRole('dialog', { name: /^You won the .+ jackpot!$/ });
  await expect(dialog).toBeVisible({ timeout: 30_000 });
  await expectNoViolations(page);
  await picture('jackpot-won');
  const centsIn = (text: string) => Number(/€([\d,]+\.\d{2})/.exec(text)![1]!.replaceAll(/\D/g, ''));
  const won = centsIn(await dialog.innerText());
  expect(won).toBeGreaterThanOrEqual(2_500_000);
  await dialog.getByRole('button', { name: 'Continue' }).last().click();
  await expect(dialog).toHaveCount(0);
  // Paid once: the rest is the deposit, minus the stake, plus the win of the reels.
  const balance = page.getByText('Balance', { exact: true }).first().locator('..');
  await expect(balance).toContainText('€25,');
  const rest = centsIn(await balance.innerText()) - won;
  expect(rest).toBeGreaterThan(9_000);
  expect(rest).toBeLessThan(2_400_000);
  await page.reload();
  await expect(frameOf(page, title).getByRole('button', { name: 'Spin' })).toBeEnabled();
  await expect(dialog).toHaveCount(0);
});
