import { expect, type Locator, type Page } from '@playwright/test';

/** Puts a game of the list on the screen among the favourites, by the heart at its corner. */
export async function addFavorite(page: Page, title: string): Promise<void> {
  // A resting finger opens the same choice as a menu; focus shows the heart on every device.
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).first().focus();
  await page.getByRole('button', { name: `Add ${title} to favourites` }).click();
  await expect(page.getByRole('button', { name: `Remove ${title} from favourites` })).toBeVisible();
}

/** Puts the game of a tile among the favourites, whatever its name. */
export async function addTile(tile: Locator): Promise<void> {
  await tile.getByRole('link').first().focus();
  await tile.getByRole('button', { name: /to favourites$/ }).click();
  await expect(tile.getByRole('button', { name: /from favourites$/ })).toBeVisible();
}
