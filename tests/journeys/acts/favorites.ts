import { expect, type Page } from '@playwright/test';

/** Puts a game of the list on the screen among the favourites, by the heart at its corner. */
export async function addFavorite(page: Page, title: string): Promise<void> {
  // A resting finger opens the same choice as a menu; focus shows the heart on every device.
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).first().focus();
  await page.getByRole('button', { name: `Add ${title} to favourites` }).click();
  await expect(page.getByRole('button', { name: `Remove ${title} from favourites` })).toBeVisible();
}
