import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { confirmEmail, signUp } from '#contract/calls/account';
import { updateSubscriptions } from '#contract/calls/account/preferences';
import { storage } from '#contract/storage';
import type { Guard } from '../support/guard';
import { expect, expectNoViolations, test } from '../support/journey';
import { waitForMail } from '../support/mails';
import { setLicence } from '../support/operator';
import { send, waitForCode } from '../support/player';
import { frameOf, houseSlot } from './acts/games';

const password = 'Orbit-and-back-7';

/** Selects Australian dollars and opens each text that a sign-up accepts in a new tab: the selection stays. */
async function readTermsInAud(page: Page, dialog: Locator, guard: Guard): Promise<void> {
  // Closing a tab cancels what the worker still fetches for it.
  guard.allow(/request failed: GET \S+\/(?:terms-and-conditions|privacy-policy) net::ERR_/);
  await dialog.getByLabel('Currency').selectOption('AUD');
  for (const [name, path] of [
    ['Terms and conditions', '/terms-and-conditions'],
    ['Privacy policy', '/privacy-policy'],
  ] as const) {
    const [text] = await Promise.all([page.waitForEvent('popup'), dialog.getByRole('link', { name }).click()]);
    await expect(text).toHaveURL(path);
    await expect(text.getByRole('heading', { level: 1 })).toBeVisible();
    await text.close();
  }
  await expect(dialog.getByLabel('Currency')).toHaveValue('AUD');
}

test('a guest signs up in steps, the postal code fills the state, and the mailed digits confirm the address [OVER-001a, ROUTE-028a, AUTH-001c, FORM-009b, FORM-010b, FORM-022a, FORM-022b]', {
  tag: '@phone',
}, async ({ page, dataDir, guard, picture }) => {
  test.slow();
  const email = `guest-${randomUUID()}@perigee.example`;
  await page.goto('/sign-up');
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  await dialog.getByLabel('Email').fill('not-an-address');
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Enter an email address such as')).toBeVisible();
  await expectNoViolations(page);
  await picture('sign-up-access');
  await dialog.getByLabel('Email').fill(email);
  await expect(dialog.getByText('Enter an email address such as')).toBeHidden();
  await dialog.getByRole('button', { name: 'Next' }).click();

  await expect(dialog.getByRole('heading', { name: 'About you' })).toBeFocused();
  await dialog.getByLabel('First name').fill('Alice');
  await dialog.getByLabel('Last name').fill('Ashby');
  await dialog.getByLabel('Date of birth').pressSequentially('17052015');
  await dialog.getByLabel('Mobile number').fill('+61 2 5550 0106');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('You must be at least 18 years old.')).toBeVisible();
  await dialog.getByLabel('Date of birth').fill('');
  await dialog.getByLabel('Date of birth').pressSequentially('17051990');
  await picture('sign-up-person');
  await dialog.getByRole('button', { name: 'Next' }).click();

  await dialog.getByLabel('Country').selectOption('AU');
  await dialog.getByLabel('Postal code').fill('2000');
  await expect(dialog.getByLabel('State or province')).toHaveValue('NSW');
  // A postal code at the border, which would map to the other state.
  await dialog.getByLabel('State or province').selectOption('ACT');
  await dialog.getByLabel('Postal code').fill('2620');
  await dialog.getByLabel('City').fill('Sydney');
  await dialog.getByLabel('Street address').fill('4 Observatory Hill');
  await expectNoViolations(page);
  await picture('sign-up-address');
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByLabel('First name')).toHaveValue('Alice');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();

  await readTermsInAud(page, dialog, guard);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog.getByText('Tick this box to continue.')).toBeVisible();
  await dialog.getByLabel(/I’m of legal age/).check();
  await expectNoViolations(page);
  await picture('sign-up-terms');
  await dialog.getByRole('button', { name: 'Create account' }).click();

  const verify = page.getByRole('dialog', { name: 'Confirm your email' });
  await expect(verify.getByLabel('6-digit code')).toBeVisible();
  await picture('email-verify');
  await verify.getByLabel('6-digit code').fill(await waitForCode(dataDir, email));
  await verify.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Your email is confirmed.')).toBeVisible();
  await expect(verify).toBeHidden();
  const player = (await (await page.request.get('/api/player')).json()) as { confirmed_at: string | null; state: string };
  expect(player).toMatchObject({ state: 'ACT', postal_code: '2620', confirmed_at: expect.any(String) });
});

test('a mailed link shows what it confirms, and confirms on a click, in any browser [AUTH-012a]', { tag: '@phone' }, async ({
  page,
  request,
  baseURL,
  dataDir,
  picture,
}) => {
  const email = `linked-${randomUUID()}@perigee.example`;
  await send(request, baseURL!, signUp, { body: { user: { ...signUp.example.body.user, email } } });
  await page.goto(await waitForMail(dataDir, email, /(http:\/\/\S+confirmation_token=[\w-]+)/));
  await expect(page.getByText(/Is l•••.@perigee\.example your email address\?/)).toBeVisible();
  await expectNoViolations(page);
  await picture('confirmation');
  await page.getByRole('button', { name: 'Yes, confirm' }).click();
  await expect(page.getByText(/is confirmed\. Thank you./)).toBeVisible();
});

test('the confirmation mail is sent again, with a toast [AUTH-012b]', { tag: '@phone' }, async ({ page, baseURL }) => {
  await send(page.request, baseURL!, signUp, {
    body: { user: { ...signUp.example.body.user, email: `again-${randomUUID()}@perigee.example` } },
  });
  await page.goto('/email-verify');
  await page.getByRole('dialog', { name: 'Confirm your email' }).getByRole('button', { name: 'Resend email' }).click();
  await expect(page.getByText('Confirmation email sent.')).toBeVisible();
});

test('resending the mail for a confirmed address is refused with the server’s message [AUTH-012c]', { tag: '@phone' }, async ({
  page,
  baseURL,
  dataDir,
  guard,
}) => {
  guard.allow(/status of 422 .*\/api\/users\/confirmation\)$/);
  const email = `confirmed-${randomUUID()}@perigee.example`;
  await send(page.request, baseURL!, signUp, { body: { user: { ...signUp.example.body.user, email } } });
  await page.goto('/email-verify');
  const again = page.getByRole('dialog', { name: 'Confirm your email' }).getByRole('button', { name: 'Resend email' });
  const code = await waitForCode(dataDir, email);
  // Confirmed once the click is under way: the page is notified immediately and removes the button.
  await page.route(/\/api\/users\/confirmation$/, async (route) => {
    await send(page.request, baseURL!, confirmEmail, { body: { code } });
    await route.continue();
  });
  await again.click();
  await expect(page.getByRole('region', { name: /Notices/ }).getByText('This email address is already confirmed.')).toBeVisible();
});

test('a partner’s stag decides whether the registration starts with credentials or personal details [AUTH-014c]', {
  tag: '@phone',
}, async ({ page, context, baseURL }) => {
  for (const [stag, first, second] of [
    ['summer-a8', 'Email', 'First name'],
    ['summer-a9', 'First name', 'Email'],
  ] as const) {
    await context.addCookies([{ name: storage.cookies.stag, value: stag, url: baseURL! }]);
    await page.goto('/registration');
    const form = page.getByRole('main');
    await expect(form.getByLabel(first, { exact: true })).toBeVisible();
    await expect(form.getByLabel(second, { exact: true })).toHaveCount(0);
  }
});

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

test('a player resets a forgotten password by the mailed digits, once both entries match [OVER-001a, ROUTE-028a, AUTH-013a, FORM-008]', {
  tag: '@phone',
}, async ({ page, player, dataDir, picture }) => {
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
});

test('a player edits the profile and sets a limit [PROF-001a, LIMIT-004b]', async ({ page, player, picture }) => {
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
  // Setting a limit is an earned moment for the push sheet; the page below is inert meanwhile.
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('heading', { name: 'Deposits, 7 days' })).toBeVisible();
  await picture('limits');
  await page.getByRole('textbox', { name: 'Amount' }).fill('500');
  await page.getByRole('button', { name: 'Set limit' }).click();
  await expect(page.getByText(/it can change to/)).toBeVisible();
  await expect(page.getByText(/of €100/)).toBeVisible();
});

test('subscribing to offers confirms it, or shows that it was on already [USER-004b]', { tag: '@phone' }, async ({
  page,
  player,
  baseURL,
}) => {
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
  await page.goto('/profile/limits/confirm?token=made-up');
  await page.getByRole('button', { name: 'Yes, change it' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
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
