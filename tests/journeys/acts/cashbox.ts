import { expect, type Locator, type Page } from '@playwright/test';

/** The behaviour of a sandbox test card, as labelled on its button. */
export type CardOutcome =
  | 'Successful'
  | 'Asks for a code (1234)'
  | 'Pending for a minute'
  | 'Declined'
  | 'Insufficient funds'
  | 'Cancelled';

/** The deposit sheet. */
export function depositSheet(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Deposit' });
}

/** Deposits an amount, such as `50`, with a new card of a given behaviour, optionally saved; returns the sheet with its result. */
export async function payByCard(page: Page, outcome: CardOutcome, amount?: string, isSaved = false): Promise<Locator> {
  const sheet = depositSheet(page);
  await sheet.getByRole('button', { name: /^Bank card/ }).click();
  if (amount) await sheet.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await sheet.getByText('Sandbox – no real money').click();
  await sheet.getByRole('button', { name: `Use test card: ${outcome}` }).click();
  if (isSaved) await sheet.getByLabel('Save this card for next time').check();
  await sheet.getByRole('button', { name: /^Pay / }).click();
  return sheet;
}

/** Waits until the header shows a balance, such as `€50.00`. */
export async function expectBalance(page: Page, amount: string | RegExp): Promise<void> {
  const name = typeof amount === 'string' ? `Balance ${amount}, open cashbox` : amount;
  await expect(page.getByRole('link', { name })).toBeVisible();
}
