import type { Page } from '@playwright/test';
import { signUp } from '#contract/calls/account';
import { getAccounts } from '#contract/calls/cashbox/accounts';
import { createDeposit } from '#contract/calls/cashbox/deposits';
import { getNotifications } from '#contract/calls/notifications';
import { getFavoriteGames } from '#contract/calls/games/player-games';
import { cutNetwork } from '../support/cut-network';
import { navigateInApp } from '../support/navigate-in-app';
import { expect, profileTest, test } from '../support/journey';
import { forcePrefetching, untilStored, waitingCalls } from '../support/device-contents';
import { countEvents } from '../support/operator';
import { depositEuros, send, signUpPlayer } from '../support/player';
import { siteMap } from '../support/site-map';
import { addTile } from './acts/favorites';
import { frameOf, houseSlot, spinOnce } from './acts/games';

/** The app's prefetching on a first visit, some seconds after the lobby shows. */
const readAhead = [
  '/api/player',
  '/api/player/accounts',
  '/api/tournaments',
  '/api/comp_points/rates/money',
  /^\/api\/cms\/pages\/open-without-a-network/,
  '/api/lotteries',
  /^\/api\/lotteries\/lucky-orbit$/,
  /^\/api\/promos\/perihelion-days\?l=en$/,
  '/api/info/statuses',
  '/api/notifications/settings',
  '/api/user_limits',
  /^\/api\/tournaments\/\d+$/,
  /^\/api\/games\/.*\/config$/,
];

const demo = `${houseSlot.path}?mode=demo`;
/** The current heading: of a dialog, which hides the page under it except for live regions, or of the page. */
const headingOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('main')).getByRole('heading').first();

test('after one visit to the lobby every address of the app opens offline, with its last-known data and the data’s age [OFF-001a, OFF-001b]', {
  tag: '@phone',
}, async ({ page, player, goOffline }) => {
  test.slow();
  expect(player.id).toBeGreaterThan(0);
  await forcePrefetching(page);
  await page.goto('/');
  const kept = await untilStored(page, ...readAhead);
  const first = (pattern: RegExp) => kept.flatMap((address) => pattern.exec(address)?.[1] ?? [])[0]!;
  const parameters = { tournament: first(/^\/api(\/tournaments\/\d+)$/), demo: `/play/${first(/^\/api\/games\/(.*)\/config$/)}?mode=demo` };
  await goOffline();
  for (const address of ['/tournaments', '/deposit', '/no-such-page']) {
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page.getByText(/You’re offline\. Showing the saved version/)).toBeVisible();
  }
  const withoutContent: string[] = [];
  for (const address of siteMap(parameters)) {
    await navigateInApp(page, address);
    await expect(headingOf(page), `a heading at ${address}`).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(address === '/oops' ? 1 : 0);
    if (await page.getByRole('heading', { name: 'No connection' }).isVisible()) withoutContent.push(address);
  }
  expect(withoutContent).toEqual([]);
  await navigateInApp(page, '/vip');
  await expect(page.getByText(/saved version|Last known/).first()).toBeVisible();
});

profileTest(
  'the installed browser starts without network after it was closed, signed in and with a demo to play [OFF-001a, OFF-001b]',
  { tag: '@phone' },
  async ({ profile, page, baseURL, dataDir, guard }) => {
    guard.allow(/net::ERR_/);
    const player = await signUpPlayer(page.request, baseURL!, dataDir);
    await page.goto('/');
    await untilStored(page, '/api/lobby');
    await page.goto(demo);
    await expect(frameOf(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
    await page.goto('/profile');
    await untilStored(page, '/api/player', `/api/games/${houseSlot.provider}/penumbral-mare/config`, '/api/lobby');
    const context = await profile.reopen();
    await cutNetwork(context);
    const again = context.pages()[0] ?? (await context.newPage());
    await again.goto('/');
    await expect(again.getByRole('region', { name: 'Top games' })).toBeVisible();
    await expect(again.getByText(/You’re offline.*saved version/)).toBeVisible();
    await again.goto('/profile');
    await expect(again.getByText(`Account ${player.id}`)).toBeVisible();
    await expect(again.getByLabel('City')).toHaveValue(signUp.example.body.user.city);
    await again.goto(demo);
    expect(await spinOnce(again)).toMatch(/stake/i);
  },
);

test('favourites and marks made offline show as queued, survive a reload, and reach the server once when it’s back [OFF-002a, OFF-002b, NOTIF-003b, ROUTE-007]', {
  tag: '@phone',
}, async ({ page, player, baseURL, dataDir, goOffline, goOnline }) => {
  await depositEuros(page.request, baseURL!, 2_000);
  await forcePrefetching(page);
  await page.goto('/notifications');
  // The history is stored apart from responses: a window that reads it before the worker controls it stores no response.
  await expect(page.getByRole('heading', { name: 'Your deposit has arrived' })).toBeVisible();
  await untilStored(page, '/api/lobby', '/api/player/favorite_games?content=full');
  await navigateInApp(page, '/');
  await expect(page.getByRole('region', { name: 'Top games' })).toBeVisible();
  await untilStored(page, '/api/player/favorite_games?content=ids');
  await goOffline();
  const games = page.getByRole('region', { name: 'Top games' }).getByRole('article');
  await addTile(games.nth(0));
  await addTile(games.nth(1));
  await expect(page.getByText('2 changes are waiting')).toBeVisible();
  await navigateInApp(page, '/notifications');
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('3 changes are waiting')).toBeVisible();
  await page.reload();
  await expect(page.getByText('3 changes are waiting')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your deposit has arrived' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Unread')).toBeHidden();
  await navigateInApp(page, '/');
  for (const at of [0, 1]) await expect(games.nth(at).getByRole('button', { name: /from favourites$/ })).toBeVisible();
  await page.goto('/favorite-games');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await navigateInApp(page, '/notifications');

  await goOnline();
  await expect
    .poll(async () => (await send(page.request, baseURL!, getFavoriteGames, { query: { content: 'ids' } })) as { ids: string[] })
    .toMatchObject({ ids: { length: 2 } });
  await expect.poll(async () => (await send(page.request, baseURL!, getNotifications)).notifications.every(({ read }) => read)).toBe(true);
  await expect(page.getByText(/changes? (is|are) waiting/)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your deposit has arrived' })).toBeVisible();
  expect(await countEvents(dataDir, player.id, 'notification_marks')).toBe(1);
  expect(await countEvents(dataDir, player.id, 'favorite_games')).toBe(2);
});

test('offline deposits and bets show an error and aren’t queued [OFF-001c, OFF-002c]', { tag: '@phone' }, async ({
  page,
  richPlayer,
  baseURL,
  goOffline,
  goOnline,
}) => {
  expect(richPlayer.id).toBeGreaterThan(0);
  await page.goto('/deposit');
  const sheet = page.getByRole('dialog', { name: 'Deposit' });
  await sheet.getByRole('button', { name: /^Bank card/ }).click();
  await sheet.getByRole('textbox', { name: 'Amount' }).fill('33');
  await sheet.getByText('Sandbox – no real money').click();
  await sheet.getByRole('button', { name: 'Use test card: Successful' }).click();
  await untilStored(page, '/api/player/accounts');
  await goOffline();
  await sheet.getByRole('button', { name: /^Pay / }).click();
  await expect(sheet.getByText('Payments need a connection')).toBeVisible();
  expect(await waitingCalls(page)).not.toContain(createDeposit.id);
  await goOnline();
  await navigateInApp(page, `${houseSlot.path}?mode=real`);
  await expect(frameOf(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
  await goOffline();
  await frameOf(page).getByRole('button', { name: 'Spin' }).click();
  await expect(frameOf(page).getByText('No connection. Nothing was lost')).toBeVisible();
  await goOnline();
  const { data } = await send(page.request, baseURL!, getAccounts, { query: {} });
  expect(data.filter(({ active }) => active).map(({ amount_cents }) => amount_cents)).toEqual([10_000]);
  await expect(page.getByRole('main').getByText('€100.00')).toBeVisible();
});
