import type { Page } from '@playwright/test';
import { codeOf } from '../support/authenticator-app';
import { expect, expectNoViolations, test } from '../support/journey';
import { loseSession } from '../support/lose-session';
import { waitForMail } from '../support/mails';
import type { Player } from '../support/player';
import { overtakenReads } from './acts/sign-in';

/** The first code that the authenticator shows after `used`; a clock that's half a minute ahead shows it already. */
function nextCode(secret: string, used: string): string {
  const now = new Date();
  const shown = codeOf(secret, now);
  return shown === used ? codeOf(secret, now, 1) : shown;
}

/** Sets two-factor authentication up on the security page; returns the secret, the code that proved it and the recovery codes. */
async function setUp(page: Page, picture?: (name: string) => Promise<string>): Promise<{ secret: string; used: string; codes: string[] }> {
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Set up two-factor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Two-factor authentication' });
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await dialog.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '');
  if (picture) {
    await expectNoViolations(page);
    await picture('two-factor-scan');
  }
  await dialog.getByLabel('6-digit code from the app').fill('000000');
  await dialog.getByRole('button', { name: 'Confirm code' }).click();
  await expect(dialog.getByText('That code isn’t right')).toBeVisible();
  const used = codeOf(secret);
  await dialog.getByLabel('6-digit code from the app').fill(used);
  await dialog.getByRole('button', { name: 'Confirm code' }).click();
  const shown = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const codes = await shown.getByRole('listitem').allInnerTexts();
  if (picture) {
    await expectNoViolations(page);
    await picture('two-factor-codes');
  }
  await shown.getByLabel('I’ve saved my recovery codes').check();
  await shown.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
  return { secret, used, codes };
}

/** Enters address and password on the sign-in page. */
async function enterPassword(page: Page, { email, password }: Player): Promise<void> {
  await page.goto('/login');
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Opens the security history and checks all events. */
async function expectHistory(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'View security history' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Security history' })).toBeVisible();
  for (const event of [
    'Two-factor authentication turned off',
    'Signed in on a trusted device',
    'Failed sign-in: wrong code',
    'Two-factor authentication turned on',
  ]) {
    await expect(page.getByText(event).first()).toBeVisible();
  }
}

const allowed = /status of (?:401 .*\/api\/users\/sign_in|422 .*\/api\/(?:users\/sign_in|player\/two_factor\/confirm))\)$/;

test('a player turns two-factor on, signs in with a code, trusts the device and turns two-factor off [PROF-001d, AUTH-001b, AUTH-002c]', {
  tag: '@phone',
}, async ({ page, player, guard, dataDir, picture }) => {
  test.slow();
  guard.allow(overtakenReads, allowed);
  const { secret, used, codes } = await setUp(page, picture);
  expect(new Set(codes).size).toBe(10);
  await waitForMail(dataDir, player.email, /authentication is on at Perigee/);
  await picture('security');

  await loseSession(page);
  await enterPassword(page, player);
  const form = page.getByRole('main');
  await expect(form.getByLabel('Code from your')).toHaveCount(0);
  await expect(form.getByLabel('Authenticator code')).toBeFocused();
  await expectNoViolations(page);
  await picture('sign-in-second-step');
  await form.getByLabel('Authenticator code').fill(used);
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByText('That code isn’t right')).toBeVisible();
  await form.getByLabel('Authenticator code').fill(nextCode(secret, used));
  await form.getByLabel('Trust this device for 14 days').check();
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(page).not.toHaveURL(/\/login/);

  await loseSession(page);
  await enterPassword(page, player);
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto('/profile/security');
  const trusted = page.getByRole('region', { name: 'Trusted devices' });
  await expect(trusted.getByText(/This device · Until/)).toBeVisible();
  await expectNoViolations(page);
  await picture('security-trusted');
  await trusted.getByRole('button', { name: 'Remove trust' }).click();
  await expect(trusted).toBeHidden();

  await page.getByRole('button', { name: 'Turn off' }).click();
  const question = page.getByRole('dialog', { name: 'Turn off two-factor authentication?' });
  await question.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Set up two-factor' })).toBeVisible();
  await waitForMail(dataDir, player.email, /authentication is off at Perigee/);

  await expectHistory(page);
  // Ignores toasts, because overlapping ones aren't part of this page.
  await page.reload();
  await expect(page.getByText('Two-factor authentication turned off')).toBeVisible();
  await expectNoViolations(page);
  await picture('security-history');
});

test('a recovery code works for one sign-in, and the device list can sign out other devices [PROF-001c, PROF-001d]', {
  tag: '@desktop',
}, async ({ page, player, guard, dataDir, browser, baseURL, picture }) => {
  test.slow();
  guard.allow(overtakenReads, allowed);
  const { codes } = await setUp(page);
  const other = await browser.newContext({ baseURL: baseURL! });
  const phone = await other.newPage();
  const typeRecovery = async (code: string) => {
    await enterPassword(phone, player);
    await phone.getByRole('button', { name: 'Use a recovery code' }).click();
    await expect(phone.getByLabel('Recovery code')).toBeFocused();
    await phone.getByLabel('Recovery code').fill(code);
    await phone.getByRole('button', { name: 'Continue' }).click();
  };
  await typeRecovery(codes[0]!.toLowerCase());
  await expect(phone).not.toHaveURL(/\/login/);
  await waitForMail(dataDir, player.email, /A recovery code was used at Perigee/);
  await waitForMail(dataDir, player.email, /New sign-in to your Perigee account/);
  await loseSession(phone);
  await typeRecovery(codes[0]!);
  await expect(phone.getByText('That code isn’t right')).toBeVisible();
  await phone.getByRole('button', { name: 'Use the authenticator app' }).click();
  await expect(phone.getByText('That code isn’t right')).toBeHidden();
  await other.close();

  await page.goto('/profile/security');
  await expect(page.getByText('9 recovery codes left')).toBeVisible();
  await expect(page.getByText(/^Last sign-in: .*Chrome/)).toBeVisible();
  await picture('security-sessions');
  await page.getByRole('button', { name: 'Sign out other devices' }).click();
  await expect(page.getByText('All other devices are signed out.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out other devices' })).toBeHidden();
});
