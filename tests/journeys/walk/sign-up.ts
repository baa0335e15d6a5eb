import { expect, type Locator } from '@playwright/test';
import { waitForCode } from '../../support/player';
import { type Walk, walker } from './walk';

/**
 * Step 2: an account in four steps; the web worker finds the state of a postal code, in two countries; the mailed code
 * confirms the address.
 */
export async function signUp({ page, dataDir, email }: Walk): Promise<void> {
  await page.getByRole('link', { name: 'Sign up' }).filter({ visible: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(walker.password);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('First name').fill(walker.firstName);
  await dialog.getByLabel('Last name').fill(walker.lastName);
  await dialog.getByLabel('Date of birth').pressSequentially('17051990');
  await dialog.getByLabel('Mobile number').fill('+61 2 5550 0106');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await enterAddress(dialog);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('Currency').selectOption('EUR');
  await dialog.getByLabel(/I’m of legal age/).check();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await dialog.getByRole('button', { name: 'Decide later' }).click();

  const verify = page.getByRole('dialog', { name: 'Confirm your email' });
  await verify.getByLabel('6-digit code').fill(await waitForCode(dataDir, email));
  await verify.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(verify).toBeHidden();
  await expect(page.getByRole('link', { name: 'Balance €0.00, open cashbox' })).toBeVisible();
}

/** In Canada first, then in Australia. */
async function enterAddress(dialog: Locator): Promise<void> {
  const state = dialog.getByLabel('State or province');
  await dialog.getByLabel('Country').selectOption('CA');
  await dialog.getByLabel('Postal code').fill('K1A 0B1');
  await expect(state).toHaveValue('ON');
  await dialog.getByLabel('Country').selectOption('AU');
  await dialog.getByLabel('Postal code').fill('2000');
  await expect(state).toHaveValue('NSW');
  await dialog.getByLabel('City').fill('Sydney');
  await dialog.getByLabel('Street address').fill('4 Observatory Hill');
}
