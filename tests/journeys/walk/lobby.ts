import { expect, type Page } from '@playwright/test';
import { catalogue } from '#rules/games/catalogue';
import { depositEuros, signUpPlayer } from '../../support/player';
import { playRound } from '../../support/rounds';
import type { Walk } from './walk';

const jackpotGame = 'orbit-house:barometric-tempest';

/** Step 1: banner, chips, rails, covers, moving jackpots, an endless list, a studio, the search. */
export async function lookAround(walk: Walk): Promise<void> {
  const { page } = walk;
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Featured' }).getByRole('link').first()).toHaveAttribute('href', /^\/play\//);
  const chips = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  expect(await chips.count()).toBeGreaterThan(8);
  await expectCovers(page);
  await watchJackpots(walk);
  await walkThroughList(page);
  await visitStudio(page);
  await searchFor(page);
}

/** Every visible picture has loaded. */
async function expectCovers(page: Page): Promise<void> {
  const rail = page.getByRole('region', { name: 'Top games' });
  await expect(rail.getByRole('article').nth(2)).toBeVisible();
  const isDrawn = () =>
    rail
      .locator('article img')
      .first()
      .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  await expect.poll(isDrawn).toBe(true);
}

/** Another player's bet raises the jackpots while the page is open. */
async function watchJackpots({ page, elsewhere, baseURL, dataDir }: Walk): Promise<void> {
  const pots = page.getByRole('region', { name: 'Jackpots' }).getByRole('definition');
  const before = await pots.allTextContents();
  expect(before.length).toBeGreaterThan(1);
  await signUpPlayer(elsewhere, baseURL, dataDir);
  await depositEuros(elsewhere, baseURL, 10_000);
  // The stream opens once the first screen shows; if the bet was earlier, it's repeated.
  await expect(async () => {
    await playRound(elsewhere, baseURL, jackpotGame, 1_000);
    await expect.poll(() => pots.allTextContents(), { timeout: 5_000 }).not.toEqual(before);
  }).toPass();
}

async function walkThroughList(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Top games' }).click();
  await expect(page).toHaveURL('/games/top');
  const tiles = page.getByRole('main').getByRole('article');
  await expect(tiles).toHaveCount(catalogue().filter(({ categories }) => categories.includes('top')).length);
}

async function visitStudio(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Perigee, home' }).click();
  await page.getByRole('region', { name: 'Studios' }).getByRole('link', { name: 'Orbit House' }).click();
  await expect(page.getByRole('heading', { name: 'Games by Orbit House' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
}

async function searchFor(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Perigee, home' }).click();
  await page.getByRole('link', { name: 'Search games' }).filter({ visible: true }).click();
  const search = page.getByRole('dialog', { name: 'Search games' });
  await search.getByRole('searchbox').fill('penumbral');
  await expect(search.getByRole('article').filter({ hasText: 'Penumbral Mare' })).toBeVisible();
  await search.getByRole('button', { name: 'Close search' }).click();
  await expect(search).toBeHidden();
}
