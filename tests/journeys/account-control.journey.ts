import { beginTwoFactor, confirmTwoFactor } from '#contract/calls/account/two-factor';
import { codeOf } from '../support/authenticator-app';
import { expect, expectNoViolations, test } from '../support/journey';
import { waitForMail } from '../support/mails';
import { endResetWait, requestSecondFactorReset } from '../support/operator';
import { send } from '../support/player';

const refused = /status of (?:401 .*|422 .*)\)$/;

test('a player changes the email by code, and the old address undoes it', { tag: '@phone' }, async ({
  page,
  browser,
  baseURL,
  player,
  dataDir,
  guard,
  picture,
}) => {
  test.slow();
  guard.allow(refused);
  const fresh = `fresh-${player.id}@perigee.example`;
  await page.goto('/profile/security');
  const section = page.getByRole('region', { name: 'Email' });
  await expect(section.getByText(player.email)).toBeVisible();
  await section.getByRole('button', { name: 'Change email' }).click();
  const sheet = page.getByRole('dialog', { name: 'Change email' });
  await sheet.getByLabel('New email').fill(player.email);
  await sheet.getByRole('button', { name: 'Send confirmation' }).click();
  await expect(sheet.getByText('That’s already your email.')).toBeVisible();
  await expectNoViolations(page);
  await picture('email-change-sheet');
  await sheet.getByLabel('New email').fill(fresh);
  await sheet.getByRole('button', { name: 'Send confirmation' }).click();
  await expect(section.getByText(`Confirm ${fresh}`)).toBeVisible();
  await expectNoViolations(page);
  await picture('email-change-waiting');

  const code = await waitForMail(dataDir, fresh, /^Subject:.*\b(\d{6})\b/m);
  await section.getByLabel('6-digit code').fill(code);
  await section.getByRole('button', { name: 'Confirm new email' }).click();
  await expect(page.getByText('Your email has been changed.')).toBeVisible();
  await expect(section.getByText(fresh, { exact: true })).toBeVisible();

  const link = await waitForMail(dataDir, player.email, /(http\S+email-change\?token=[\w-]{43})/);
  const elsewhere = await browser.newContext({ baseURL: baseURL! });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.getByText('If it wasn’t you, undo the change')).toBeVisible();
  await other.getByRole('button', { name: 'This wasn’t me' }).click();
  await expect(other.getByText('Your email is as it was before')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Set a new password' })).toBeVisible();
  await other.reload();
  await expect(other.getByText('This link no longer works')).toBeVisible();
  await elsewhere.close();
  // The player's own window is signed out too; a page loaded before it knew would lead to the sign-in.
  await expect(page).toHaveURL('/login?redirect=%2Fprofile%2Fsecurity');
  await page.goto('/profile/security');
  await expect(page).toHaveURL(/\/registration\?redirect=/);
});

test('a player confirms the new email by its link, or keeps the old one', { tag: '@phone' }, async ({
  page,
  player,
  dataDir,
  guard,
  picture,
}) => {
  guard.allow(refused);
  const fresh = `linked-${player.id}@perigee.example`;
  await page.goto('/profile/security');
  const section = page.getByRole('region', { name: 'Email' });
  const request = async () => {
    // The last part of the page to arrive.
    await expect(page.getByText('This device')).toBeVisible();
    await section.getByRole('button', { name: 'Change email' }).click();
    await page.getByLabel('New email').fill(fresh);
    await page.getByRole('button', { name: 'Send confirmation' }).click();
    await expect(section.getByText(`Confirm ${fresh}`)).toBeVisible();
  };
  await request();
  const pattern = /(http\S+email-change\?token=[\w-]{43})/;
  const first = await waitForMail(dataDir, fresh, pattern);
  await section.getByRole('button', { name: 'Keep my current email' }).click();
  await expect(section.getByText(`Confirm ${fresh}`)).toBeHidden();
  await page.goto(first);
  await expect(page.getByText('This link no longer works')).toBeVisible();
  await page.goto('/profile/security');
  await request();
  await expect.poll(() => waitForMail(dataDir, fresh, pattern)).not.toBe(first);
  await page.goto(await waitForMail(dataDir, fresh, pattern));
  await expect(page.getByRole('button', { name: 'Confirm new email' })).toBeVisible();
  await expectNoViolations(page);
  await picture('email-change-link');
  await page.getByRole('button', { name: 'Confirm new email' }).click();
  await expect(page.getByText('Your email has been changed.')).toBeVisible();
});

test('a lost second factor is reset after its waiting time, unless the mail cancels it', { tag: '@phone' }, async ({
  page,
  baseURL,
  player,
  dataDir,
  guard,
  picture,
}) => {
  test.slow();
  guard.allow(refused);
  const { secret } = await send(page.request, baseURL!, beginTwoFactor);
  await send(page.request, baseURL!, confirmTwoFactor, { body: { code: codeOf(secret) } });
  const pattern = /(http\S+factor-reset\?token=[\w-]{43})/;
  await requestSecondFactorReset(dataDir, player.email);
  const link = await waitForMail(dataDir, player.email, pattern);
  await page.goto('/profile/security');
  await expect(page.getByText('We’ve been asked to turn off your two-factor authentication')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('We’ve been asked to turn off two-factor authentication on your account')).toBeVisible();
  await expectNoViolations(page);
  await picture('factor-reset');
  await page.getByRole('button', { name: 'Cancel reset' }).click();
  await expect(page.getByText('The reset is cancelled.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('This link no longer works')).toBeVisible();

  await requestSecondFactorReset(dataDir, player.email);
  await endResetWait(dataDir, player.id);
  await waitForMail(dataDir, player.email, /authentication was reset at Perigee/);
  await page.goto('/login?redirect=/profile/security');
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill(player.email);
  await form.getByRole('textbox', { name: 'Password' }).fill(player.password);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Set up two-factor' })).toBeVisible();
});
