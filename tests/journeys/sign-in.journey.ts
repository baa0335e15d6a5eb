import { randomUUID } from 'node:crypto';
import { signUp } from '#contract/calls/account';
import { getSessions, revokeSession, signIn } from '#contract/calls/account/session';
import { codeOfStep } from '#server/domains/account/two-factor/second-factor';
import { isAlive } from '../support/alive';
import { navigateInApp } from '../support/navigate-in-app';
import { expect, expectNoViolations, test } from '../support/journey';
import { untilStored } from '../support/device-contents';
import { enableSecondFactor } from '../support/operator';
import { send } from '../support/player';
import { overtakenReads, signInThere, signOut } from './acts/sign-in';

test('after a required sign-in the visitor gets to the requested page, and never to another site [ROUTE-014a, ROUTE-031, ROUTE-049a, ROUTE-049b, ROUTE-049c, AUTH-001a, AUTH-007]', {
  tag: '@phone',
}, async ({ page, player, guard }) => {
  guard.allow(overtakenReads);
  await page.context().clearCookies();
  await page.goto('/profile/limits');
  await expect(page).toHaveURL('/registration?redirect=%2Fprofile%2Flimits');
  await expect(page.getByRole('heading', { name: 'Create your account', level: 1 })).toBeVisible();
  await expectNoViolations(page);
  await page.goto('/sign-in?redirect=%2Fprofile%2Flimits');
  await signInThere(page, player);
  await expect(page).toHaveURL('/profile/limits');
  await expect(page.getByRole('heading', { name: 'Limits and breaks', level: 1 })).toBeVisible();
  await signOut(page);
  await page.goto('/sign-in?redirect=%2F%2Fevil.example%2F');
  await signInThere(page, player);
  await expect(page.getByRole('link', { name: /^Balance / })).toBeVisible();
  expect(new URL(page.url()).host).toBe(new URL(test.info().project.use.baseURL ?? page.url()).host);
});

test('a player doesn’t see the guests’ dialogs [ROUTE-028b, ROUTE-050]', { tag: '@phone' }, async ({ page, player }) => {
  expect(player.id).toBeGreaterThan(0);
  for (const address of ['/sign-in', '/sign-up', '/remind', '/login', '/registration']) {
    await page.goto(address);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: /^Balance / })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('a sign-in dialog opens over the current page, or over main, and leaves it unchanged [ROUTE-028a, ROUTE-051b]', async ({ page }) => {
  await page.goto('/sign-in');
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Top games', includeHidden: true })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('region', { name: 'Top games' })).toBeVisible();
  await page.goto('/tournaments');
  await expect(page.getByRole('heading', { name: 'Tournaments', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in', exact: true }).first().click();
  await expect(page).toHaveURL('/sign-in');
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/tournaments');
  await expect(page.getByRole('heading', { name: 'Tournaments', level: 1 })).toBeVisible();
});

test('a session ended elsewhere ends here too, with a prompt to sign in [ROUTE-021a, ROUTE-031, ROUTE-049b, AUTH-009a, ERR-001, VIP-006a]', {
  tag: '@phone',
}, async ({ page, richPlayer, guard, playwright, baseURL }) => {
  guard.allow(overtakenReads);
  await page.goto('/vip');
  await expect(page.getByRole('heading', { name: 'This quarter' })).toBeVisible();
  const elsewhere = await playwright.request.newContext();
  await send(elsewhere, baseURL!, signIn, { body: { user: { email: richPlayer.email, password: richPlayer.password } } });
  const { data } = await send(elsewhere, baseURL!, getSessions);
  const here = data.find(({ is_current }) => !is_current)!;
  await send(elsewhere, baseURL!, revokeSession, { params: { id: here.id } });
  await elsewhere.dispose();
  await expect(page).toHaveURL('/login?redirect=%2Fvip');
  await expect(page.getByText('You’ve been signed out.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign up' }).first()).toBeVisible();
  await page.getByLabel('Email').fill(richPlayer.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(richPlayer.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This quarter' })).toBeVisible();
});

test('a session that ended while no window was open is reported at the next start [AUTH-009a]', { tag: '@phone' }, async ({
  page,
  player,
  guard,
  playwright,
  baseURL,
}) => {
  guard.allow(overtakenReads);
  await page.goto('/favorite-games');
  await untilStored(page, '/api/player');
  await page.goto('about:blank');
  const elsewhere = await playwright.request.newContext();
  await send(elsewhere, baseURL!, signIn, { body: { user: { email: player.email, password: player.password } } });
  const { data } = await send(elsewhere, baseURL!, getSessions);
  for (const { id, is_current } of data) if (!is_current) await send(elsewhere, baseURL!, revokeSession, { params: { id } });
  await elsewhere.dispose();
  await page.goto('/');
  await expect(page.getByText('You’ve been signed out.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  // The app is hydrated once it listens.
  const listening = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/events');
  await page.reload();
  await listening;
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('You’ve been signed out.')).toHaveCount(0);
});

test('under the guest base a player sees the guest’s view, and leaves it by signing in [ROUTE-055a, ROUTE-055b]', {
  tag: '@phone',
}, async ({ page, player, baseURL }) => {
  expect(player.id).toBeGreaterThan(0);
  const reads: string[] = [];
  page.on('request', (request) => request.url().includes('/api/player') && reads.push(request.url()));
  await page.goto('/guest/pokies');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.getByRole('link', { name: 'Perigee, home' }).first().click();
  await expect(page).toHaveURL(`${baseURL}/guest`);
  expect(reads).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Balance / })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveCount(0);
});

test('each hash opens its dialog over the current page, and disappears when the dialog is closed [ROUTE-052a, ROUTE-052b]', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  test.slow();
  const dialogs = [
    ['sign-in', 'Sign in'],
    ['sign-up', 'Create your account'],
    ['remind', 'Reset your password'],
    ['new-password', 'Choose a new password'],
    ['users/password/edit', 'Choose a new password'],
    ['profile/password/edit', 'Choose a new password'],
  ] as const;
  for (const [hash, name] of dialogs) {
    await page.goto(`/pokies#${hash}`);
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(`${baseURL}/pokies`);
  }
});

test('an old mailed address redirects to its dialog or page, with its token [ROUTE-029b, ROUTE-051c]', { tag: '@phone' }, async ({
  page,
  guard,
}) => {
  guard.allow(/status of 422 .*confirmation_token=abc\)$/, /status of 422 .*reset_password_token=A{43}\)$/);
  const token = 'A'.repeat(43);
  for (const old of ['/users/password/edit', '/profile/password/edit']) {
    await page.goto(`${old}?reset_password_token=${token}`);
    await expect(page).toHaveURL(`/new-password?reset_password_token=${token}`);
    await expect(page.getByRole('dialog', { name: 'Choose a new password' }).getByText('This link no longer works')).toBeVisible();
  }
  await page.goto('/users/confirmation?confirmation_token=abc');
  await expect(page).toHaveURL('/confirmation?confirmation_token=abc');
});

test('each dialog address opens over the current page, or over main [ROUTE-029a, ROUTE-051a, ROUTE-051b]', { tag: '@phone' }, async ({
  page,
  guard,
  baseURL,
}) => {
  test.slow();
  guard.allow(/status of 4\d\d .*confirmation_token=abc\)$/);
  const seeDoor = async (path: string, name: string) => {
    await page.goto('/tournaments');
    await page.waitForFunction(isAlive);
    await navigateInApp(page, path);
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    expect((await dialog.boundingBox())!.width).toBe(360);
    await expect(page.getByRole('heading', { name: 'Tournaments', level: 1, includeHidden: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/tournaments');
    await page.goto(path);
    await expect(dialog).toBeVisible();
    await expect(page.getByRole('region', { name: 'Top games', includeHidden: true })).toBeVisible();
  };
  await seeDoor('/sign-in', 'Sign in');
  await seeDoor('/sign-up', 'Create your account');
  await seeDoor('/remind', 'Reset your password');
  await seeDoor('/new-password?reset_password_token=abc', 'Choose a new password');
  await seeDoor('/confirmation?confirmation_token=abc', 'Confirm your email');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await send(page.request, baseURL!, signUp, {
    body: { user: { ...signUp.example.body.user, email: `door-${randomUUID()}@perigee.example` } },
  });
  await seeDoor('/email-verify', 'Confirm your email');
});

test('the sportsbook requires sign-in or sign-up first, and then opens the requested page [ROUTE-030b]', { tag: '@phone' }, async ({
  page,
  player,
}) => {
  await page.context().clearCookies();
  await page.goto('/sport/registration?page=live/football');
  await expect(page).toHaveURL('/registration?redirect=%2Fsport%2Flive%2Ffootball');
  await page.goto('/sport/login?page=live/football');
  await expect(page).toHaveURL('/login?redirect=%2Fsport%2Flive%2Ffootball');
  await page.getByLabel('Email').fill(player.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(player.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/sport/live/football');
  await page.goto('/sport/registration');
  await expect(page).toHaveURL('/sport');
});

test('a hash leads to the sports site, or to a page of it [ROUTE-053a, ROUTE-053b]', { tag: '@phone' }, async ({ page }) => {
  for (const [hash, path] of [
    ['sport', '/sport'],
    ['sport_live/football', '/sport/live/football'],
  ] as const) {
    await page.goto(`/vip#${hash}`);
    await expect(page).toHaveURL(path);
  }
});

test('signing in over the registration page shows main under the requested dialog [ROUTE-009b]', { tag: '@phone' }, async ({
  page,
  player,
}) => {
  await page.context().clearCookies();
  await page.goto('/registration?redirect=%2Fdeposit');
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
  await signInThere(page, player);
  await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Top games', includeHidden: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Create your account', includeHidden: true })).toHaveCount(0);
});

test('two-factor sign-in requires the code: a wrong one fails, the right one works [AUTH-001b, AUTH-002c]', { tag: '@phone' }, async ({
  page,
  player,
  guard,
  dataDir,
}) => {
  guard.allow(/status of (401|422) .*\/api\/users\/sign_in\)$/);
  const secret = '3132333435363738393031323334353637383930';
  await enableSecondFactor(dataDir, player.id, secret);
  await page.context().clearCookies();
  await page.goto('/sign-in');
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('Email').fill(player.email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(player.password);
  const code = dialog.getByLabel('Authenticator code');
  await expect(code).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  const right = () => codeOfStep(secret, Math.floor(Date.now() / 30_000));
  await code.fill(right() === '000000' ? '000001' : '000000');
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await code.fill(right());
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: /^Balance / })).toBeVisible();
});
