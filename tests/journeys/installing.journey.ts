import { getPlayer } from '#contract/calls/account/profile';
import { INSTALLED_APP_GROUP } from '#contract/fields/install-event';
import { installGuides } from '#rules/install/platform';
import { watch } from '../support/guard';
import { acceptCookies, expect, expectNoViolations, profileTest, test } from '../support/journey';
import { untilStored, waitingCalls } from '../support/device-contents';
import { countEvents, reportedInstallEvents } from '../support/operator';
import { send, signInDemoPlayer, signUpPlayer } from '../support/player';
import { changeGroups } from '../support/rewards';
import { shownNotifications, workerEvents } from '../support/worker-events';
import { signOut } from './acts/sign-in';
import { acceptInstall } from './acts/install';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

/** Browsers with manual installation: their user agents, and a distinctive step. */
const guides = [
  [
    'Safari on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} Version/18.5 Mobile/15E148 Safari/604.1`,
    'in the bottom bar',
  ],
  [
    'Chrome on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} CriOS/140.0 Mobile/15E148 Safari/604.1`,
    'next to the address bar',
  ],
  [
    'Safari on an iPad',
    `Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) ${webkit} Version/18.5 Mobile/15E148 Safari/604.1`,
    'Add to Home Screen',
  ],
  ['Safari on a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.5 Safari/605.1.15`, 'Add to Dock'],
  ['Firefox on Android', 'Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0', 'three-dot menu'],
  [
    'Samsung Internet',
    'Mozilla/5.0 (Linux; Android 16; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/140.0.0.0 Mobile Safari/537.36',
    'Add page to',
  ],
  [
    'a browser inside another app',
    'Mozilla/5.0 (Linux; Android 16; SM-S931B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 Instagram 380.0',
    'Open in browser',
  ],
] as const;

/** One for each system in every run, the rest in the long part; the rule's tests cover which guide a browser gets. */
const inGate: readonly string[] = ['Safari on an iPhone', 'Samsung Internet', 'a browser inside another app'];

for (const [name, userAgent, step] of guides) {
  test(`${name} gets its own illustrated steps, and a dismissed offer stays dismissed [PWA-003b, PWA-003c, OVER-001e]`, {
    tag: inGate.includes(name) ? '@phone' : '@long',
  }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, userAgent, viewport: { width: 390, height: 800 } });
    await acceptCookies(context, baseURL!);
    const guard = watch(context);
    const page = await context.newPage();
    await page.goto('/');
    const offer = page.getByRole('complementary', { name: 'Install Perigee' });
    await offer.getByRole('link', { name: 'Show me how' }).click();
    const steps = page.getByRole('dialog', { name: /Install Perigee on this device|Open Perigee in your browser/ });
    await expect(steps.getByRole('listitem').filter({ hasText: step })).toBeVisible();
    if (step === 'Add to Dock') await expectNoViolations(page);
    await steps.getByRole('button', { name: 'Close' }).click();
    await offer.getByRole('button', { name: 'Not now' }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Top games' })).toBeVisible();
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await expect(offer).toBeHidden();
    guard.verify();
    await context.close();
  });
}

profileTest(
  'the menu’s install item opens the browser’s own prompt, and a VIP player also sees the manager in the menu [MOB-002c, PWA-003a]',
  { tag: '@phone' },
  async ({ page, player, dataDir }) => {
    await changeGroups(dataDir, player.id, { add: [259] });
    // The prompt itself is browser UI, which no page can see.
    await page.addInitScript(() => {
      const { prototype } = (
        globalThis as unknown as { BeforeInstallPromptEvent: { prototype: { prompt(): Promise<{ outcome: string }> } } }
      ).BeforeInstallPromptEvent;
      prototype.prompt = async () => {
        document.documentElement.dataset.prompted = String(navigator.userActivation.isActive);
        return { outcome: 'dismissed' };
      };
    });
    await page.goto('/menu');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('region', { name: 'Jonas Weber' })).toBeVisible();
    await menu.getByRole('complementary', { name: 'Install Perigee' }).getByRole('button', { name: 'Install' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-prompted', 'true');
  },
);

profileTest('a tab offers no installation once the browser reports the app as installed', { tag: '@long' }, async ({ page, baseURL }) => {
  await page.goto('/');
  const offer = page.getByRole('complementary', { name: 'Install Perigee' });
  await expect(offer).toBeVisible();
  await acceptInstall(page);
  await page.goto('/vip');
  const known = await page.evaluate(() =>
    (navigator as unknown as { getInstalledRelatedApps(): Promise<{ id: string }[]> }).getInstalledRelatedApps(),
  );
  expect(known).toContainEqual(expect.objectContaining({ id: `${baseURL}/` }));
  await page.goto('/menu');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(offer).toHaveCount(0);
});

/** What a page can detect of an app on an iPhone's home screen. */
const asOnHomeScreen = () => Object.defineProperty(navigator, 'standalone', { value: true });

test('the app’s first start offline adds its player to the group once online; a start in a tab doesn’t count as a player’s change [PWA-004a, PWA-004b, PWA-005b]', {
  tag: '@phone',
}, async ({ page, player, baseURL, dataDir, goOffline, goOnline }) => {
  const groups = async () => (await send(page.request, baseURL!, getPlayer)).groups;
  await page.goto('/');
  await untilStored(page, '/api/player', '/api/lobby');
  await goOffline();
  await page.reload();
  const bar = page.getByText(/You’re offline\./);
  await expect(bar).toBeVisible();
  await expect.poll(() => waitingCalls(page)).toEqual(['tracking.install-event']);
  await expect(page.getByText(/waiting to be sent/)).toHaveCount(0);
  await page.addInitScript(asOnHomeScreen);
  for (const _start of [1, 2]) {
    await page.reload();
    await expect(bar).toBeVisible();
    await expect.poll(() => waitingCalls(page)).toContain('account.groups-join');
  }
  await expect.poll(async () => (await waitingCalls(page)).filter((call) => call === 'tracking.install-event').length).toBe(2);
  expect((await waitingCalls(page)).filter((call) => call === 'account.groups-join')).toHaveLength(1);
  await goOnline();
  await expect.poll(groups).toContain(INSTALLED_APP_GROUP);
  await expect.poll(() => waitingCalls(page)).toEqual([]);
  expect(await reportedInstallEvents(dataDir, player.id)).toEqual(['offline_session', 'standalone_launch']);
  expect(await countEvents(dataDir, player.id, 'groups_updates')).toBe(1);
});

test('a player who signs in within the app joins its group [PWA-004a, PWA-004b]', { tag: '@phone' }, async ({ page, baseURL, dataDir }) => {
  await page.addInitScript(asOnHomeScreen);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Top games' })).toBeVisible();
  await signUpPlayer(page.request, baseURL!, dataDir);
  await page.reload();
  await expect.poll(async () => (await send(page.request, baseURL!, getPlayer)).groups).toContain(INSTALLED_APP_GROUP);
});

test('a tester sees the steps of all browsers side by side, and the flags; nobody else sees the steps [ROUTE-033, PWA-003b]', {
  tag: '@desktop',
}, async ({ page, baseURL, picture, guard }) => {
  guard.allow(/status of 404 .*\/install\/guides\)$/);
  await page.goto('/install/guides');
  await expect(page).toHaveURL(/\/registration/);
  await signInDemoPlayer(page.request, baseURL!, 'tester');
  await page.goto('/install/guides');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(installGuides.length);
  await expectNoViolations(page);
  await picture('install-guides');
  await page.goto('/ffc');
  await expect(page.getByRole('heading', { name: 'Feature flags', level: 1 })).toBeVisible();
  await signOut(page);
  await signInDemoPlayer(page.request, baseURL!);
  await page.goto('/install/guides');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Nothing in this orbit' })).toBeVisible();
});

profileTest(
  'one service worker at /sw.js serves the whole origin, caches shown pages and displays pushes [PWA-001a, PWA-001b, PWA-001c]',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    await page.goto('/');
    await untilStored(page, '/api/lobby');
    const worker = await page.evaluate(async () => {
      const { scope, active, updateViaCache } = await navigator.serviceWorker.ready;
      return { scope, script: active?.scriptURL, updateViaCache };
    });
    expect(worker).toEqual({ scope: `${baseURL}/`, script: `${baseURL}/sw.js`, updateViaCache: 'none' });
    expect((await page.reload())?.fromServiceWorker()).toBe(true);
    const events = await workerEvents(page);
    await events.push('{broken');
    await expect.poll(async () => (await shownNotifications(page)).map(({ title }) => title)).toEqual(['There’s something new for you']);
  },
);
