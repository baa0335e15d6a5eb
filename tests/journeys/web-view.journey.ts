import type { Browser } from '@playwright/test';
import { watch } from '../support/guard';
import { acceptCookies, expect, expectNoViolations, test } from '../support/journey';
import { signUpPlayer } from '../support/player';
import { passTime } from './acts/clock';

const instagram =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 390.0.0';

async function webView(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({
    baseURL,
    userAgent: instagram,
    viewport: { width: 360, height: 740 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await acceptCookies(context, baseURL!);
  const guard = watch(context);
  const page = await context.newPage();
  return { page, popup: page.getByRole('dialog', { name: 'Open Perigee in Safari' }), done: () => (guard.verify(), context.close()) };
}

test('a guest inside another app’s browser on an iPhone sees immediately how to leave it, once per session [OVER-002c, OVER-002e]', {
  tag: '@phone',
}, async ({ browser, baseURL }) => {
  const { page, popup, done } = await webView(browser, baseURL);
  await page.goto('/');
  await expect(popup).toBeVisible();
  await expect(popup.getByRole('listitem')).toHaveCount(2);
  await expectNoViolations(page);
  await popup.getByRole('button', { name: 'Copy link' }).click();
  await expect(popup.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL);
  await popup.getByRole('button', { name: 'Stay here' }).click();
  await expect(popup).toBeHidden();
  await page.goto('/vip');
  await expect(page.getByRole('complementary', { name: 'Install Perigee' })).toBeVisible();
  await expect(popup).toHaveCount(0);
  await done();
});

test('a player inside another app sees the hint after five minutes, checked every minute in the cashbox, and not again at sign-out [OVER-002a, OVER-002b, OVER-002e]', {
  tag: '@phone',
}, async ({ browser, baseURL, dataDir }) => {
  const { page, popup, done } = await webView(browser, baseURL);
  await signUpPlayer(page.request, baseURL!, dataDir);
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('complementary', { name: 'Install Perigee' })).toBeVisible();
  await page.clock.fastForward('04:00');
  await page.goto('/deposit');
  const cashbox = page.getByRole('dialog', { name: 'Deposit' });
  await expect(cashbox).toBeVisible();
  await passTime(page, 90);
  await expect(cashbox).toBeVisible();
  await expect(popup).toHaveCount(0);
  await cashbox.getByRole('button', { name: 'Close' }).click();
  await expect(cashbox).toBeHidden();
  await page.clock.fastForward('01:00');
  await expect(popup).toBeVisible();
  await popup.getByRole('button', { name: 'Stay here' }).click();
  await page.goto('/menu');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expect(popup).toHaveCount(0);
  await done();
});

test('a player inside another app who signs out earlier sees the hint at sign-out [OVER-002d]', { tag: '@phone' }, async ({
  browser,
  baseURL,
  dataDir,
}) => {
  const { page, popup, done } = await webView(browser, baseURL);
  await signUpPlayer(page.request, baseURL!, dataDir);
  await page.goto('/menu');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(popup).toBeVisible();
  await done();
});
