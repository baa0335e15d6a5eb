import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Shows the heart of a tile. A long press opens the same choice as a menu; focus shows the heart on every
 * device.
 */
async function showHeart(link: Locator, heart: Locator): Promise<void> {
  // Focus events before the page's code runs aren't handled.
  await expect(async () => {
    await link.blur();
    await link.focus();
    await expect(heart).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Adds a game of the visible list to the favourites, with the heart in its corner. */
export async function addFavorite(page: Page, title: string): Promise<void> {
  const heart = page.getByRole('button', { name: `Add ${title} to favourites` });
  await showHeart(page.getByRole('main').getByRole('link', { name: title, exact: true }).first(), heart);
  await heart.click();
  await expect(page.getByRole('button', { name: `Remove ${title} from favourites` })).toBeVisible();
}

/** Adds the game of a tile to the favourites. */
export async function addTile(tile: Locator): Promise<void> {
  const heart = tile.getByRole('button', { name: /to favourites$/ });
  await showHeart(tile.getByRole('link').first(), heart);
  await heart.click();
  await expect(tile.getByRole('button', { name: /from favourites$/ })).toBeVisible();
}

/** The request for a favourite as seen by a proxy; the app's automatic requests are PUTs too. */
export const favoritePath = '/api/player/favorite_games/';
