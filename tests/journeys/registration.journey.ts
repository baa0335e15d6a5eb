import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { confirmEmail, signUp } from '#contract/calls/account';
import { storage } from '#contract/storage';
import type { Guard } from '../support/guard';
import { expect, expectNoViolations, test } from '../support/journey';
import { waitForMail } from '../support/mails';
import { send, waitForCode } from '../support/player';

const password = 'Orbit-and-back-7';

/** Selects Australian dollars and opens each linked legal text in a new tab, which keeps the selection. */
async function readTermsInAud(page: Page, dialog: Locator, guard: Guard): Promise<void> {
  // Closing a tab cancels the worker's pending requests for it.
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

test('a guest signs up in steps, the postal code fills the state, and the mailed code confirms the address [OVER-001a, ROUTE-028a, AUTH-001c, FORM-009b, FORM-010b, FORM-022a, FORM-022b]', {
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
  await dialog.getByRole('button', { name: 'Decide later' }).click();
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
  await page.getByRole('button', { name: 'Confirm email' }).click();
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
