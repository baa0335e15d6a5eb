import { expect } from '@playwright/test';
import { depositSheet, expectBalance, payByCard } from '../acts/cashbox';
import type { Walk } from './walk';

/**
 * Step 3: before the first deposit the sheet offers an optional limit. Then 50 euros from a sandbox card; the balance
 * changes while the sheet is still open, the history shows the state.
 */
export async function deposit({ page }: Walk): Promise<void> {
  await page.getByRole('link', { name: 'Deposit', exact: true }).filter({ visible: true }).first().click();
  const question = depositSheet(page).getByRole('heading', { name: 'Would you like a deposit limit?' });
  await expect(question).toBeVisible();
  await depositSheet(page).getByRole('button', { name: 'Continue without a limit' }).click();
  await expect(question).toBeHidden();
  const sheet = await payByCard(page, 'Successful', '50');
  await expect(sheet.getByText('Your deposit has arrived')).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(depositSheet(page)).toBeHidden();
  await expectBalance(page, '€50.00');
  await page.getByRole('link', { name: /open cashbox/ }).click();
  const cashbox = page.getByRole('dialog', { name: 'Cashbox' });
  await expect(cashbox.getByRole('button', { name: /Deposit.*€50\.00.*Completed/ })).toBeVisible();
  await cashbox.getByRole('button', { name: 'Close' }).click();
  await expect(cashbox).toBeHidden();
}
