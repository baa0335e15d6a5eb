import { readFileSync } from 'node:fs';
import { setWeeklySummary } from '#contract/calls/account/weekly-summary';
import { launchGame } from '#contract/calls/games';
import { activateFreeSpins } from '#contract/calls/gifts';
import { providerInit, providerSettle, providerWager } from '#contract/calls/provider';
import { untilComplete, untilStored } from '../support/device-contents';
import { expect, expectNoViolations, test } from '../support/journey';
import { send } from '../support/player';
import { givePlayerGift, setWin } from '../support/rewards';
import { frameOf, houseSlot } from './acts/games';

test('a statement shows this month’s figures or another period’s, and can be saved as CSV and PDF', { tag: '@desktop' }, async ({
  page,
  richPlayer,
  picture,
}) => {
  expect(richPlayer.id).toBeGreaterThan(0);
  await page.goto('/profile/statement');
  const figures = page.getByRole('region', { name: 'EUR' });
  await expect(figures.getByText('Deposits', { exact: true })).toBeVisible();
  await expect(figures).toContainText('Net deposits€100.00');
  await expectNoViolations(page);
  await picture('statement');
  const save = async (name: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
    return readFileSync(await download.path());
  };
  expect((await save('Download CSV')).toString()).toMatch(/,Deposit,Real money,EUR,100\.00,100\.00,/);
  expect((await save('Download PDF')).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByLabel('Month').selectOption({ label: 'Another period' });
  await page.getByLabel('From').fill('2020-01-01');
  await page.getByLabel('To', { exact: true }).fill('2020-01-31');
  await page.getByRole('button', { name: 'Show statement' }).click();
  await expect(page).toHaveURL(/from=2020-01-01&until=2020-01-31/);
  await expect(figures).toContainText('Closing balance€0.00');
});

test('a game and the statement show the same result of the same play, also with free spins whose wins have to be wagered', {
  tag: '@phone',
}, async ({ page, context, baseURL, dataDir, richPlayer }) => {
  const spins = { type: 'freespins', kind: 'freespins', group_key: 'journey', amount_cents: 0, freespins_total: 2, wager: 30 } as const;
  const gift = await givePlayerGift(dataDir, richPlayer.id, 'Two spins', { ...spins, game: houseSlot.identifier });
  await send(context.request, baseURL!, activateFreeSpins, { params: { id: gift } });
  const { token } = await send(context.request, baseURL!, launchGame, { body: { game: houseSlot.identifier } });
  const play = async (body: { stake_cents: number; gift?: string }, win: number) => {
    const { round_id } = await send(context.request, baseURL!, providerWager, { token, body });
    await setWin(dataDir, round_id, win);
    await send(context.request, baseURL!, providerSettle, { token, body: { round_id } });
  };
  const { free_spins, stakes_cents } = await send(context.request, baseURL!, providerInit, { token, body: {} });
  const stake = stakes_cents[0]!;
  await play({ stake_cents: stake }, stake + 35);
  await play({ stake_cents: free_spins!.stake_cents, gift }, 900);
  await page.goto(`${houseSlot.path}?mode=real`);
  await expect(page.getByRole('main')).toContainText('Net result of this session: +€0.35');
  // The second spin is played in the page, and is the gift's last one.
  await frameOf(page).getByRole('button', { name: 'Spin' }).click();
  await expect(frameOf(page).getByText('Your free spins are over', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Net result of this session: +€0.35');
  await page.goto('/profile/statement');
  await expect(page.getByRole('region', { name: 'EUR' })).toContainText('Net result of play€0.35');
});

test('a statement is shown offline with its age', { tag: '@phone' }, async ({ page, richPlayer, goOffline }) => {
  expect(richPlayer.id).toBeGreaterThan(0);
  await page.goto('/profile/statement');
  await untilComplete(page);
  await page.reload();
  await expect(page.getByRole('region', { name: 'EUR' })).toContainText('Deposits€100.00');
  await untilStored(page, /^\/api\/player\/statement/);
  await goOffline();
  await page.reload();
  await expect(page.getByRole('region', { name: 'EUR' })).toContainText('Deposits€100.00');
  await expect(page.getByText('You can download files once you’re online.')).toBeVisible();
});

test('a player subscribes to the weekly summary by email, and unsubscribes', { tag: '@phone' }, async ({ page, player }) => {
  expect(player.id).toBeGreaterThan(0);
  await page.goto('/profile/statement');
  const byMail = page.getByRole('switch', { name: 'By email' });
  await expect(byMail).not.toBeChecked();
  // The switch turns before the server has responded.
  const saved = page.waitForResponse((response) => response.url().endsWith(setWeeklySummary.path) && response.request().method() !== 'GET');
  await byMail.click();
  await expect(byMail).toBeChecked();
  await saved;
  await page.reload();
  await expect(page.getByRole('switch', { name: 'By email' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'By notification' })).not.toBeChecked();
});

test('a player verifies that no record was changed, and downloads the records', { tag: '@phone' }, async ({
  page,
  richPlayer,
  picture,
}) => {
  expect(richPlayer.id).toBeGreaterThan(0);
  await page.goto('/profile/statement');
  await page.getByRole('link', { name: 'Check your records' }).click();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('Nothing was changed')).toBeVisible();
  await expect(page.getByText('1 transaction')).toBeVisible();
  await expectNoViolations(page);
  await picture('records');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download records' }).click()]);
  expect(readFileSync(await download.path()).toString()).toContain('|deposit|');
});
