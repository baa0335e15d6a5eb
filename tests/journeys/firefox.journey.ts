import type { BrowserContext, Page } from '@playwright/test';
import { openFirefox } from '../support/firefox';
import { expect, test as plain } from '../support/journey';
import { depositEuros, signInPlayer, signUpPlayer } from '../support/player';
import { shownNotifications } from '../support/worker-events';
import { signOut } from './acts/sign-in';
import { pushesTo, subscribeDevice, wakeAtNight } from './acts/notifications';

/** A Firefox with pushes from a test push service, through the browser's own decryption to the worker. */
const test = plain.extend<{ firefox: BrowserContext }>({
  firefox: async ({}, provide) => {
    const { context, discard } = await openFirefox(process.env.PERIGEE_PUSH_SOCKET!);
    await provide(context);
    await discard();
  },
});

/** Turns notifications on for this device; returns its id at the push service. */
async function subscribe(page: Page): Promise<string> {
  await page.goto('/profile/notifications');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();
  const endpoint = await page.evaluate(async () => (await (await navigator.serviceWorker.ready).pushManager.getSubscription())!.endpoint);
  return endpoint.split('/').at(-1)!;
}

const titlesOf = async (page: Page) => (await shownNotifications(page)).map(({ title }) => title);

const deposit = 'Your deposit has arrived';

test('a settled deposit is pushed to Firefox, decrypted there and shown once, with the app open and closed, and not after a sign-out [PWA-007a, PWA-007d, NOTIF-003a, OFF-005a]', {
  tag: '@firefox',
}, async ({ firefox, playwright, baseURL, dataDir, device }) => {
  const service = new URL(device.subscription.endpoint).origin;
  const elsewhere = await playwright.request.newContext({ ignoreHTTPSErrors: true });
  const player = await signUpPlayer(elsewhere, baseURL!, dataDir);
  await wakeAtNight(elsewhere, baseURL!);
  const page = await firefox.newPage();
  await signInPlayer(page.request, baseURL!, player);
  const channel = await subscribe(page);
  const again = () => elsewhere.post(`${service}/again/${channel}`);
  await depositEuros(elsewhere, baseURL!, 2_000);
  await expect.poll(() => titlesOf(page)).toEqual([deposit]);

  await page.close();
  expect((await again()).status()).toBe(201);
  await depositEuros(elsewhere, baseURL!, 2_100);
  const later = await firefox.newPage();
  // A page of the origin outside the app.
  await later.goto(`${baseURL}/icons/perigee/icon-192.png`);
  await expect.poll(() => titlesOf(later)).toEqual([deposit, deposit]);
  await later.goto('/notifications');
  for (const euros of ['€20.00', '€21.00']) await expect(later.getByText(`${euros} was added to your account.`)).toHaveCount(1);

  await signOut(later);
  await expect.poll(() => titlesOf(later)).toEqual([]);
  expect((await again()).status()).toBe(201);
  await expect.poll(() => titlesOf(later)).toEqual(['There’s something new for you']);
  await subscribeDevice(elsewhere, baseURL!, device);
  for (const cents of [2_200, 2_300]) await depositEuros(elsewhere, baseURL!, cents);
  await pushesTo(elsewhere, device, 2);
  expect(await (await elsewhere.get(`${service}/got/${channel}`)).json()).toHaveLength(2);
  await elsewhere.dispose();
});
