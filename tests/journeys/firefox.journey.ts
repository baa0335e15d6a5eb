import type { BrowserContext, Page } from '@playwright/test';
import { openFirefox } from '../support/firefox';
import { expect, test as plain } from '../support/journey';
import { depositEuros, signUpPlayer, type Player } from '../support/player';
import { shownNotifications } from '../support/worker-events';
import { signOut } from './acts/doors';
import { wakeAtNight } from './acts/notifications';

/** A Firefox whose pushes come over a service of the tests, through the browser's own decryption to the worker. */
const test = plain.extend<{ firefox: BrowserContext }>({
  firefox: async ({}, provide) => {
    const { context, discard } = await openFirefox(process.env.PERIGEE_PUSH_SOCKET!);
    await provide(context);
    await discard();
  },
});

/** Signs in and turns messages on for this device. */
async function subscribe(page: Page, player: Player): Promise<void> {
  await page.goto('/sign-in');
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  // Filled in one piece, this browser's tool tells the page nothing of it.
  await dialog.getByLabel('Email').pressSequentially(player.email);
  await dialog.getByRole('textbox', { name: 'Password' }).pressSequentially(player.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/profile/notifications');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();
}

const titlesOf = async (page: Page) => (await shownNotifications(page)).map(({ title }) => title);

test('a settled deposit is pushed to Firefox by the platform, opened there and shown once, with the app open and with it closed [PWA-006] [PWA-007] [NOTIF-003]', { tag: '@firefox' }, async ({ firefox, playwright, baseURL, dataDir }) => {
  const elsewhere = await playwright.request.newContext();
  const player = await signUpPlayer(elsewhere, baseURL!, dataDir);
  await wakeAtNight(elsewhere, baseURL!);
  const page = await firefox.newPage();
  await subscribe(page, player);
  await depositEuros(elsewhere, baseURL!, 2_000);
  await expect.poll(() => titlesOf(page)).toEqual(['Your deposit has arrived']);

  await page.close();
  await depositEuros(elsewhere, baseURL!, 2_100);
  const again = await firefox.newPage();
  // A place of the origin that is not the app.
  await again.goto(`${baseURL}/icons/perigee/icon-192.png`);
  await expect.poll(() => titlesOf(again)).toEqual(['Your deposit has arrived', 'Your deposit has arrived']);
  await again.goto('/notifications');
  for (const euros of ['€20.00', '€21.00']) await expect(again.getByText(`${euros} is in your account.`)).toHaveCount(1);

  await signOut(again);
  await depositEuros(elsewhere, baseURL!, 2_200);
  await expect.poll(() => titlesOf(again)).toEqual([]);
  await elsewhere.dispose();
});
