import type { Page } from '@playwright/test';
import { getCurrentIp } from '#contract/calls/locale';
import { expect, test } from '../support/journey';
import { setBirthday } from '../support/operator';
import { passTime } from './acts/clock';
import { overtakenReads, signInThere, signOut } from './acts/sign-in';

/** From now on all requests come from another country. */
const visitFrom = (page: Page, country: string) =>
  page.route(`**${getCurrentIp.path}`, (route) => route.fulfill({ json: { country_code: country } }));

test('a visitor from Australia has to confirm before the login: declining leads away, approving isn’t repeated [OVER-005a, OVER-005b, OVER-005c]', {
  tag: '@phone',
}, async ({ page }) => {
  await visitFrom(page, 'AU');
  await page.goto('/login');
  const card = page.getByRole('region', { name: 'Before you sign in from Australia' });
  await card.getByRole('button', { name: 'I can’t confirm' }).click();
  await expect(page).toHaveURL('/oops');
  await expect(page.getByRole('heading', { name: 'You can’t sign in without confirming' })).toBeVisible();
  await page.goto('/registration');
  await expect(card).toBeVisible();
  await page.goto('/login');
  await card.getByRole('button', { name: 'I confirm' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('a visitor from elsewhere needn’t confirm before the login [OVER-005a]', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Before you sign in from Australia' })).toHaveCount(0);
});

test('a guest from a partly restricted country is warned until the warning is closed [AUTH-011b, OVER-007c]', { tag: '@phone' }, async ({
  page,
}) => {
  await visitFrom(page, 'BR');
  await page.clock.install();
  await page.goto('/');
  const warning = page.getByRole('region', { name: /Notices/ }).getByText('Not everything is available in your country');
  await expect(warning).toBeVisible();
  await passTime(page, 60);
  await expect(warning).toBeVisible();
  await page
    .getByRole('region', { name: /Notices/ })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(warning).toHaveCount(0);
});

test('under the Estonian licence a player sees how long the session lasts: a reload continues it, a sign-out ends it [AUTH-015a, AUTH-015b]', {
  tag: '@phone',
}, async ({ page, player, guard }) => {
  guard.allow(overtakenReads);
  await visitFrom(page, 'EE');
  await page.clock.install();
  await page.goto('/');
  const timer = page.getByRole('timer', { name: /^Signed in for / });
  await expect(timer).toHaveText(/^0:0\d$/);
  await passTime(page, 120);
  await expect(timer).toHaveText(/^2:0\d$/);
  await page.reload();
  await expect(timer).toHaveText(/^2:[0-5]\d$/);
  await signOut(page);
  // Sign-in from Estonia itself is closed on this host.
  await page.unroute(`**${getCurrentIp.path}`);
  await page.goto('/sign-in');
  await signInThere(page, player);
  await visitFrom(page, 'EE');
  await page.goto('/');
  await expect(timer).toHaveText(/^0:[0-5]\d$/);
});

test('a guest from a fully restricted country sees that sign-up and sign-in are closed [ROUTE-048, AUTH-010a, AUTH-010b, AUTH-010d]', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow();
  await visitFrom(page, 'PL');
  const [signUp, signIn] = ['Registration restricted in your country', 'Login not available in your country'];
  for (const [path, message] of [
    ['/registration', signUp],
    ['/sign-up', signUp],
    ['/login', signIn],
    ['/sign-in', signIn],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: message, level: 1 })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveCount(0);
  }
});

test('the Estonian house offers no registration, explains it, links to the sign-in, refuses players under 21, and has its own terms [ROUTE-044a, AUTH-010c, AUTH-010d, FORM-010c]', {
  tag: '@phone',
}, async ({ page, player, baseURL, dataDir, guard }) => {
  guard.allow(/status of 403 .*\/api\/users\/sign_in\)$/);
  await setBirthday(dataDir, player.id, `${new Date().getUTCFullYear() - 20}-01-01`);
  const estonian = new URL(baseURL!);
  estonian.hostname = 'ee.perigee.localhost';
  await page.goto(new URL('/registration', estonian).href);
  const main = page.getByRole('main');
  await expect(main.getByText('Registration restricted in your country')).toBeVisible();
  await expect(main.getByText('We can’t open new accounts under our Estonian licence.')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /sign up|create/i })).toHaveCount(0);
  await main.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(player.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(player.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('You’re below the minimum age to play here.')).toBeVisible();
  for (const [house, count] of [
    [estonian.href, 1],
    [baseURL!, 0],
  ] as const) {
    await page.goto(new URL('/terms-and-conditions', house).href);
    await expect(main.getByRole('heading', { name: 'Who can play' })).toBeVisible();
    await expect(main.getByText('This version applies under the Estonian licence.')).toHaveCount(count);
  }
});
