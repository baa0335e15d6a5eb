import { expect, type Page } from '@playwright/test';
import { calls } from '#contract/calls/index';
import type { Player } from '../../support/player';

const isRead = ({ method, id }: (typeof calls)[number]) => method === 'GET' || id === 'config.managers';

/** The addresses of the player's reads, with any parameters and query. */
const ownReads = `//[^/]+(?:${calls
  .filter((call) => call.who === 'player' && isRead(call))
  .map(({ path }) => path.replaceAll(/\{\w+\}/g, '[^/]+'))
  .join('|')})(?:\\?\\S*)?`;

/** The browser's complaint when a session ends while the player's data is being read: the server refuses the read (AUTH-009). */
export const overtakenReads = new RegExp(`status of 401 .*${ownReads}\\)$`);

/** Signs in through the dialog over the page. */
export async function signInThere(page: Page, { email, password }: Pick<Player, 'email' | 'password'>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Signs out with the button in the profile. */
export async function signOut(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in', exact: true }).first()).toBeVisible();
}
