import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Brings up the heart of a tile. A resting finger opens the same choice as a menu; focus shows the heart on every
 * device.
 */
async function showHeart(link: Locator, heart: Locator): Promise<void> {
  // What is focused before the page's code runs is not heard of.
  await expect(async () => {
    await link.blur();
    await link.focus();
    await expect(heart).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Puts a game of the list on the screen among the favourites, by the heart at its corner. */
export async function addFavorite(page: Page, title: string): Promise<void> {
  const heart = page.getByRole('button', { name: `Add ${title} to favourites` });
  await showHeart(page.getByRole('main').getByRole('link', { name: title, exact: true }).first(), heart);
  await heart.click();
  await expect(page.getByRole('button', { name: `Remove ${title} from favourites` })).toBeVisible();
}

/** Puts the game of a tile among the favourites, whatever its name. */
export async function addTile(tile: Locator): Promise<void> {
  const heart = tile.getByRole('button', { name: /to favourites$/ });
  await showHeart(tile.getByRole('link').first(), heart);
  await heart.click();
  await expect(tile.getByRole('button', { name: /from favourites$/ })).toBeVisible();
}

/** How a line between browser and platform names a request for a favourite: what the app tells by itself goes by PUT too. */
export const favoritePath = '/api/player/favorite_games/';
