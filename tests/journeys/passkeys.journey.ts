import type { Page } from '@playwright/test';
import { signInByPasskey } from '#contract/calls/account/passkeys';
import { expect, expectNoViolations, test } from '../support/journey';
import { loseSession } from '../support/lose-session';
import { waitForMail } from '../support/mails';
import { makeSessionIdle } from '../support/operator';
import { overtakenReads } from './acts/sign-in';

/** Gives the browser an authenticator that verifies its user immediately, as a phone's screen lock does. */
async function withAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a player adds a passkey, signs in and reauthenticates with it, renames it and removes it', { tag: '@phone' }, async ({
  page,
  player,
  guard,
  dataDir,
  picture,
}) => {
  test.slow();
  guard.allow(overtakenReads, /status of 403 .*\/api\/player\/passkeys\/[\w-]+\)$/);
  await withAuthenticator(page);
  await page.goto('/profile/security');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByText('Not used yet')).toBeVisible();
  await waitForMail(dataDir, player.email, /A passkey was added at Perigee/);

  await loseSession(page);
  const signedIn = page.waitForResponse((response) => response.url().endsWith(signInByPasskey.path) && response.ok());
  await page.goto('/login');
  // Some browsers offer passkeys in the field, without a press. Two simultaneous sign-ins would end each other's session.
  const byField = await Promise.race([signedIn.then(() => true), page.waitForTimeout(3_000).then(() => false)]);
  if (!byField) await page.getByRole('main').getByRole('button', { name: 'Sign in with a passkey' }).click();
  await signedIn;
  await expect(page.getByRole('link', { name: /^Balance / }).first()).toBeVisible();

  await page.goto('/profile/security');
  await expect(passkeys.getByText(/^Last used/)).toBeVisible();
  await passkeys.getByRole('button', { name: 'Rename' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename passkey' });
  await rename.getByLabel('Name').fill('My phone');
  await expectNoViolations(page);
  await rename.getByRole('button', { name: 'Save name' }).click();
  await expect(passkeys.getByText('My phone')).toBeVisible();
  await expectNoViolations(page);
  await picture('security-passkeys');

  await makeSessionIdle(dataDir, player.id);
  await passkeys.getByRole('button', { name: 'Remove passkey' }).click();
  await page.getByRole('dialog', { name: 'Remove “My phone”?' }).getByRole('button', { name: 'Remove passkey' }).click();
  const again = page.getByRole('dialog', { name: 'Enter your password' });
  await expect(again.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  await picture('password-again-passkey');
  await again.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('Passkey removed.')).toBeVisible();
  await expect(passkeys.getByText('My phone')).toBeHidden();
});
