import { updateSubscriptions } from '#contract/calls/account/preferences';
import { expect, expectNoViolations, test } from '../support/journey';
import { loseSession } from '../support/lose-session';
import { waitForMail } from '../support/mails';
import { setLicence } from '../support/operator';
import { send } from '../support/player';
import { frameOf, houseSlot } from './acts/games';
import { overtakenReads } from './acts/sign-in';

test('a player signs in with a wrong and then the right password, and signs out [OVER-001a, ROUTE-014a, ROUTE-049b, OVER-001j, AUTH-001a, AUTH-005, ERR-003b]', {
  tag: '@phone',
}, async ({ page, player, guard, dataDir, picture }) => {
  guard.allow(/status of 4(?:01|03) .*\/api\/users\/sign_in\)$/);
  await page.context().clearCookies();
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/registration\?redirect=/);
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('Email').fill(player.email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill('Not-the-one-1');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog.getByText('Your email or password is incorrect.')).toBeVisible();
  await expectNoViolations(page);
  await picture('sign-in');
  await dialog.getByRole('textbox', { name: 'Password' }).fill(player.password);
  await setLicence(dataDir, player.id, 'EE');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  const blocked = page.getByRole('dialog', { name: 'This account is held under our Estonian licence' });
  await expect(blocked.getByText('You can’t use it on this site.')).toBeVisible();
  await blocked.getByRole('button', { name: 'Close' }).last().click();
  await setLicence(dataDir, player.id, 'curacao');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible();
  await picture('profile');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign up' }).first()).toBeVisible();
  expect((await page.request.get('/api/player')).status()).toBe(401);
});

test('a player resets a forgotten password by the mailed digits, once both entries match, and the mail can’t be used again [OVER-001a, ROUTE-028a, AUTH-013a, AUTH-013b, FORM-008]', {
  tag: '@phone',
}, async ({ page, player, dataDir, guard, picture }) => {
  guard.allow(overtakenReads, /status of 4\d\d .*\/api\/users\/password(?:\?\S*)?\)$/);
  await page.context().clearCookies();
  await page.goto('/remind');
  const dialog = page.getByRole('dialog', { name: 'Reset your password' });
  await dialog.getByLabel('Email').fill(player.email);
  await dialog.getByRole('button', { name: 'Send email' }).click();
  await dialog.getByLabel('6-digit code').fill(await waitForMail(dataDir, player.email, /(\d{6}) is your code for a new/));
  await dialog.getByRole('textbox', { name: 'New password', exact: true }).fill('Fresh-secret-1');
  await dialog.getByRole('textbox', { name: 'Repeat new password' }).fill('Fresh-secret-2');
  await dialog.getByRole('button', { name: 'Set new password' }).click();
  await expect(dialog.getByText('The passwords don’t match.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Repeat new password' }).fill('Fresh-secret-1');
  await picture('new-password');
  await dialog.getByRole('button', { name: 'Set new password' }).click();
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  await signIn.getByLabel('Email').fill(player.email);
  await signIn.getByRole('textbox', { name: 'Password' }).fill('Fresh-secret-1');
  await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(signIn).toBeHidden();
  expect((await page.request.get('/api/player')).status()).toBe(200);
  await loseSession(page);
  const token = await waitForMail(dataDir, player.email, /reset_password_token=([\w-]+)/);
  await page.goto(`/new-password?reset_password_token=${token}`);
  // The used link leads on to a new mail.
  await expect(page.getByRole('dialog').getByText('This link no longer works')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Send email' })).toBeVisible();
});

test('a player edits the profile and sets a limit, which a lower one replaces immediately and a higher one doesn’t [PROF-001a, LIMIT-004a, LIMIT-004b]', {
  tag: '@desktop',
}, async ({ page, player, picture }) => {
  await page.goto('/profile');
  expect(player.id).toBeGreaterThan(0);
  await page.getByLabel('City').fill('Hamburg');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your profile has been saved.')).toBeVisible();
  await page.goto('/profile/limits');
  await expect(page.getByText('You haven’t set any limits')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('textbox', { name: 'Amount' }).fill('100');
  await page.getByRole('button', { name: 'Set limit' }).click();
  await expect(page.getByRole('heading', { name: 'Deposits, 7 days' })).toBeVisible();
  await picture('limits');
  await page.getByRole('textbox', { name: 'Amount' }).fill('80');
  await page.getByRole('button', { name: 'Set limit' }).click();
  await expect(page.getByText(/of €80/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount' }).fill('500');
  await page.getByRole('button', { name: 'Set limit' }).click();
  await expect(page.getByText(/it can change to/)).toBeVisible();
  await expect(page.getByText(/of €80/)).toBeVisible();
});

test('subscribing to offers shows a confirmation, or that it was on already; the settings are kept [USER-004a, USER-004b]', {
  tag: '@phone',
}, async ({ page, player, baseURL }) => {
  expect(player.id).toBeGreaterThan(0);
  await send(page.request, baseURL!, updateSubscriptions, { body: { receive_promos: false } });
  await page.goto('/profile');
  const toasts = page.getByRole('region', { name: /Notices/ });
  const offers = page.getByRole('switch', { name: 'Offers by email' });
  await offers.check();
  await expect(toasts.getByText('You’re now subscribed to our offers.')).toBeVisible();
  await offers.uncheck();
  await expect(toasts.getByText('You’re now subscribed to our offers.')).toHaveCount(0);
  await send(page.request, baseURL!, updateSubscriptions, { body: { receive_promos: true } });
  await offers.check();
  await expect(toasts.getByText('You’re already subscribed to our offers.')).toBeVisible();
  const texts = page.getByRole('switch', { name: 'Offers by text message' });
  const wasOn = await texts.isChecked();
  await texts.setChecked(!wasOn);
  await expect(toasts.getByText(wasOn ? 'You’ve unsubscribed from our offers.' : 'You’re now subscribed to our offers.')).toBeVisible();
  await page.reload();
  await expect(offers).toBeChecked();
  await expect(texts).toBeChecked({ checked: !wasOn });
});

test('a toast closes after ten seconds [OVER-003]', { tag: '@phone' }, async ({ page, player }) => {
  expect(player.id).toBeGreaterThan(0);
  await page.clock.install();
  await page.goto('/profile');
  await page.getByLabel('City').fill('Hamburg');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const toast = page.getByRole('region', { name: /Notices/ }).getByText('Your profile has been saved.');
  await expect(toast).toBeVisible();
  await page.clock.fastForward(8_000);
  await expect(toast).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect(toast).toHaveCount(0);
});

test('every page of the account opens, also by its alias [ROUTE-014b, ROUTE-014c, PROF-001b]', { tag: '@phone' }, async ({
  page,
  player,
}) => {
  test.slow();
  expect(player.id).toBeGreaterThan(0);
  const pages = [
    ['', 'Your profile'],
    ['/level', 'My level'],
    ['/gifts', 'Gifts'],
    ['/verification', 'Verification'],
    ['/limits', 'Limits and breaks'],
    ['/security', 'Security'],
    ['/games-history', 'Game history'],
    ['/promo-code', 'Promo codes'],
  ] as const;
  for (const [path, heading] of pages) {
    await page.goto(`/profile${path}`);
    await expect(page.getByRole('main').getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  }
  await page.goto('/users');
  await expect(page).toHaveURL('/profile');
  await page.goto('/users/security');
  await expect(page).toHaveURL('/profile/security');
});

test('personal info and limits open over the current page, also over a game, and leave it unchanged [OVER-001c, OVER-001d]', {
  tag: '@phone',
}, async ({ page, player, picture }) => {
  await page.goto('/menu');
  await page.getByRole('dialog').getByRole('link', { name: 'Personal details' }).click();
  const info = page.getByRole('dialog', { name: 'Personal details' });
  await expect(info.locator('dt:text-is("Email") + dd')).toHaveText(player.email);
  await expect(info.locator('dt:text-is("Account") + dd')).toHaveText(String(player.id));
  await expect(page).toHaveURL('/personal-info');
  await expectNoViolations(page);
  await picture('personal-info');
  await info.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible();
  await expect(info).toBeHidden();

  await page.goto(`${houseSlot.path}?mode=demo`);
  await expect(frameOf(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
  await page.getByRole('main').getByRole('button', { name: 'Rules and RTP' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'My limits' }).click();
  const limits = page.getByRole('dialog', { name: 'Limits and breaks' });
  await expect(limits.getByText('You haven’t set any limits')).toBeVisible();
  await expect(page).toHaveURL('/limits');
  await expectNoViolations(page);
  await picture('limits-over-game');
  await limits.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`${houseSlot.path}?mode=demo`);
  await expect(frameOf(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
});

test('a link for an unknown limit shows an error [ROUTE-015b]', { tag: '@phone' }, async ({ page, player, guard }) => {
  guard.allow(/status of 4\d\d .*\/api\/user_limits\/confirm\)$/);
  expect(player.id).toBeGreaterThan(0);
  await page.goto(`/profile/limits/confirm?token=${'A'.repeat(43)}`);
  await page.getByRole('button', { name: 'Change limit' }).click();
  await expect(page.getByRole('main').getByText('This link no longer works')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change limit' })).toHaveCount(0);
  await expect(page.getByText('Your limit has been changed.')).toHaveCount(0);
});

test('switching the language changes the address and the language of mails [AUTH-016a, AUTH-016b]', { tag: '@phone' }, async ({
  page,
  player,
}) => {
  const locale = async () => ((await (await page.request.get('/api/player')).json()) as { id: number; locale: string }).locale;
  await page.goto('/profile');
  expect(player.id).toBeGreaterThan(0);
  await page.getByRole('main').getByLabel('Language').selectOption('en-AU');
  await expect(page).toHaveURL(/\/en-AU\/profile$/);
  await expect.poll(locale).toBe('en-AU');
  await page.goto('/en-AU/menu');
  await page.getByRole('dialog').getByLabel('Language').selectOption('en');
  await expect(page).toHaveURL(/:\d+\/menu$/);
  await expect.poll(locale).toBe('en');
});
