import type { Page } from '@playwright/test';
import { acceptCookies, expect, test } from '../support/journey';

/** The pictures of games that a page asked for, with what they weighed. */
function countPictures(page: Page) {
  const pictures = new Map<string, number>();
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/covers/')) pictures.set(pathname, Number(response.headers()['content-length'] ?? 0));
  });
  return { names: () => [...pictures.keys()], bytes: () => [...pictures.values()].reduce((sum, bytes) => sum + bytes, 0) };
}

/** Brings each picture that is still to come into view, and counts them. */
function bringPictures(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const coming = [...document.images].filter((image) => image.getClientRects().length > 0 && !image.complete);
    for (const image of coming) {
      image.scrollIntoView({ block: 'center', inline: 'center' });
      await new Promise((drawn) => { requestAnimationFrame(() => { requestAnimationFrame(drawn); }); });
    }
    return coming.length;
  });
}

/** Opens the lobby for the first time in a browser, and looks through it to its end, also through what is drawn late. */
async function lookThroughLobby(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Top games' }).getByRole('article').first()).toBeVisible();
  await expect.poll(() => bringPictures(page), { timeout: 30_000 }).toBe(0);
}

test('a light window loads small pictures alone, and so a fraction of the bytes', { tag: '@long' }, async ({ page, browser, baseURL }) => {
  const full = countPictures(page);
  await lookThroughLobby(page);
  const sparing = await browser.newContext({ baseURL: baseURL!, viewport: page.viewportSize(), serviceWorkers: 'block', extraHTTPHeaders: { 'save-data': 'on' } });
  await acceptCookies(sparing, baseURL!);
  const window = await sparing.newPage();
  const light = countPictures(window);
  await lookThroughLobby(window);
  expect(light.names().filter((name) => !/-(?:160|narrow)\.webp$/.test(name))).toEqual([]);
  expect(full.names().some((name) => name.endsWith('-320.webp'))).toBe(true);
  expect(light.bytes()).toBeLessThan(full.bytes() / 2);
  await sparing.close();
});

test('a player chooses light mode in the profile; it holds at once, after a reload, and until it is taken back', async ({ page, player, picture }) => {
  expect(player.id).toBeGreaterThan(0);
  const window = page.locator('html');
  await page.goto('/profile');
  await page.getByRole('combobox', { name: 'Use light mode' }).selectOption('Always');
  await expect(page.getByText('Pages are light now.')).toBeVisible();
  await expect(window).toHaveAttribute('data-light');
  await picture('profile-device');
  const pictures = countPictures(page);
  await page.goto('/games/top');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => pictures.names().length).toBeGreaterThan(2);
  expect(pictures.names().filter((name) => !name.endsWith('-160.webp'))).toEqual([]);
  expect((await (await page.request.get('/', { headers: { accept: 'text/html' } })).text()).includes(' data-light>')).toBe(true);
  await page.goto('/profile');
  await page.getByRole('combobox', { name: 'Use light mode' }).selectOption('Never');
  await expect(page.getByText('Pages are complete now.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Pages are complete now.')).toBeVisible();
  await expect(window).not.toHaveAttribute('data-light');
});
