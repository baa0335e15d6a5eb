import type { Locator } from '@playwright/test';
import { storage } from '#contract/storage';
import { isAlive } from '../support/alive';
import { expect, expectNoViolations, test } from '../support/journey';
import { signUpPlayer } from '../support/player';
import { changeGroups } from '../support/rewards';

test('a guest sees the lobby with its banner, categories and games [ROUTE-001a, ROUTE-001b]', async ({ page, picture }) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Featured' });
  await expect(banner.getByRole('heading')).toBeVisible();
  await expect(banner.getByRole('link').first()).toHaveAttribute('href', /^\/play\//);
  await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Top games' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Top games' }).getByRole('link').nth(2)).toBeVisible();
  await expectNoViolations(page);
  await picture('lobby');
});

test('on a phone a guest has sign-in, games and the menu at the bottom, and in the menu the language and the benefits of an account [MOB-001a, MOB-001b, MOB-002b, MOB-003a, MOB-003b]', {
  tag: '@phone',
}, async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Quick access' });
  for (const name of ['Sign in', 'Sign up', 'Games', 'Slots', 'Live']) await expect(bar.getByRole('link', { name })).toBeVisible();
  await bar.getByRole('link', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const offer = menu.getByRole('complementary', { name: 'Create an account in two minutes' });
  await expect(offer).toBeVisible();
  for (const name of ['Sign in', 'Sign up']) await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(menu.getByLabel('Language')).toBeVisible();
  await offer.getByRole('button', { name: 'Dismiss for now' }).click();
  await expect(offer).toHaveCount(0);
  await page.clock.fastForward('02:01');
  await expect(offer).toBeVisible();
});

test('on a desktop a guest has search, language and sign-in at the top, the house’s news, and no members’ page in the menu [HEAD-002, HEAD-005d, WIDG-001a, WIDG-001b]', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  for (const name of ['Search games', 'Sign in', 'Sign up']) await expect(header.getByRole('link', { name })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Language' })).toBeVisible();
  const places = header.getByRole('navigation', { name: 'Main' }).locator('li');
  await expect(places.last()).toHaveText('How it works');
  await expect(places.filter({ hasText: 'Player guide' })).toHaveCount(0);
  await header.getByRole('button', { name: 'Announcements, 2 new' }).click();
  const trial = page.getByRole('listitem').filter({ hasText: 'Try any slot for free.' });
  await expect(trial.getByText('New', { exact: true })).toBeVisible();
  await expect(trial.locator('svg')).toBeVisible();
  await trial.getByRole('link', { name: 'View slots' }).click();
  await expect(page).toHaveURL('/pokies');
});

test('the cookie banner shows until it’s accepted, for a year, but not during sign-up [OVER-004a, OVER-004b, OVER-004c]', {
  tag: '@phone',
}, async ({ page, context }) => {
  await context.clearCookies();
  await page.goto('/registration');
  const bar = page.getByRole('complementary', { name: 'Cookies' });
  await page.waitForFunction(isAlive);
  await expect(page.getByRole('heading', { name: 'Create your account', level: 1 })).toBeVisible();
  await expect(bar).toHaveCount(0);
  await page.goto('/');
  await expect(bar).toBeVisible();
  await page.reload();
  await bar.getByRole('button', { name: 'Accept' }).click();
  await expect(bar).toHaveCount(0);
  const { expires } = (await context.cookies()).find(({ name }) => name === storage.cookies.cookies)!;
  expect(Math.round((expires - Date.now() / 1000) / 86_400)).toBe(365);
  await page.reload();
  await page.waitForFunction(isAlive);
  await expect(page.getByRole('region', { name: 'Top games' })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('the copyright depends on the player’s half [FOOT-001e]', { tag: '@phone' }, async ({ page, baseURL, dataDir }) => {
  for (const [half, words] of [
    [1, 'Operated by Perigee Games N.V.'],
    [0, 'All rights reserved.'],
  ] as const) {
    // Closes this player's window before another one signs up.
    await page.goto('about:blank');
    let player = await signUpPlayer(page.request, baseURL!, dataDir);
    while (player.id % 2 !== half) player = await signUpPlayer(page.request, baseURL!, dataDir);
    await page.goto('/vip');
    await expect(page.getByRole('link', { name: /^Balance / })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText(words)).toBeVisible();
  }
});

test('a first visit loads the code of what it doesn’t show only once somebody uses the page', { tag: '@phone' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  const later: string[] = [];
  page.on('request', (request) => void later.push(...(/\/assets\/later-[^/]+\.js$/.exec(request.url()) ?? [])));
  // The code would also load after some seconds.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1);
  await page.goto('/');
  await page.waitForFunction(isAlive);
  await page.clock.runFor(2_000);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(later).toEqual([]);
  await page.keyboard.press('Tab');
  await page.clock.runFor(2_000);
  await expect.poll(() => later.length).toBe(1);
  await context.close();
});

test('an idle tab alternates its title until it’s active again [OVER-006]', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install();
  await page.goto('/vip');
  await page.waitForFunction(isAlive);
  await expect(page).toHaveTitle(/^VIP club/);
  // The title's code loads later, and counts the minute from then.
  await expect(async () => {
    await page.clock.fastForward('01:04');
    await expect(page).toHaveTitle('Pick up where you left off', { timeout: 1_000 });
  }).toPass();
  await page.mouse.move(40, 40);
  await expect(page).toHaveTitle(/^VIP club/);
});

test('a player sees the players’ lobby', async ({ page, player }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Balance / })).toBeVisible();
  await expect(page.getByRole('link', { name: /^sign up$/i })).toHaveCount(0);
  const { email } = (await (await page.request.get('/api/player')).json()) as { email: string };
  expect(email).toBe(player.email);
});

test('the End key loads one page of a list, and shows its games instead of the footer [WIDG-007a]', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/pokies');
  const games = page.getByRole('main').locator('a[href^="/play/"]');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const before = await games.count();
  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(...(/\/api\/games\?.*page=(?!1\b)\d+/.exec(request.url()) ?? [])));
  await page.keyboard.press('End');
  await expect(games).toHaveCount(before + 40);
  // The window keeps its position, so the end of the list is far below it again.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - scrollY - innerHeight)).toBeGreaterThan(1_000);
  expect(loaded).toEqual([expect.stringMatching(/page=2$/)]);
});

test('banners are shown to guests, players or members of a group; one has a countdown, another opens a dialog [BANN-001c, BANN-001d, BANN-002a, BANN-002d]', {
  tag: '@phone',
}, async ({ page, context, baseURL, dataDir }) => {
  const [guests, players, members] = ['Welcome aboard', 'Your VIP progress', 'Meet your VIP manager'].map((name) =>
    page.getByRole('region', { name }),
  ) as [Locator, Locator, Locator];
  await page.goto('/');
  await guests.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await page.goto('/');
  await expect(guests).toBeVisible();
  for (const banner of [players, members]) await expect(banner).toHaveCount(0);
  const player = await signUpPlayer(context.request, baseURL!, dataDir);
  await page.goto('/');
  await expect(players).toBeVisible();
  for (const banner of [guests, members]) await expect(banner).toHaveCount(0);
  const left = players.locator('time');
  const before = await left.textContent();
  await expect(left).not.toHaveText(before!);
  await changeGroups(dataDir, player.id, { add: [259] });
  await page.goto('/');
  await expect(members).toBeVisible();
});

test('going back shows the lobby as it was left: the same elements, the row where it was scrolled to, the menu closed', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  const row = page.getByRole('region', { name: 'Top games' });
  const tile = row.getByRole('article').nth(5);
  await tile.scrollIntoViewIfNeeded();
  const left = await tile.evaluate((element) => {
    const { x, y } = element.getBoundingClientRect();
    element.toggleAttribute('data-test-left', true);
    return { x, y };
  });
  await tile.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await page.getByRole('dialog').getByRole('button', { name: 'Demo' }).click();
  await expect(page.locator('main iframe')).toBeVisible();
  await page.goBack();
  await expect(page.locator('[data-test-left]')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect
    .poll(() =>
      page.locator('[data-test-left]').evaluate((element) => {
        const { x, y } = element.getBoundingClientRect();
        return { x, y };
      }),
    )
    .toEqual(left);
});

test('going back from a dialog that was opened twice keeps the scroll position', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/tournaments');
  await page.waitForFunction(() => (scrollTo(0, 500), scrollY === 500));
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  const open = async () => {
    // A real press would scroll the link into view.
    await page.getByRole('link', { name: 'Sign in' }).first().dispatchEvent('click');
    await expect(signIn).toBeVisible();
  };
  await open();
  await page.keyboard.press('Escape');
  await expect(signIn).toHaveCount(0);
  await open();
  await page.goBack();
  await expect(signIn).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(500);
});
