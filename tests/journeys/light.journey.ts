import type { Page } from '@playwright/test';
import { acceptCookies, expect, test } from '../support/journey';

/** The pictures of games that a page asked for, with what they weighed. */
function countPictures(page: Page) {
  const pictures = new Map<string, number>();
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/covers/')) pictures.set(pathname, Number(response.headers()['content-length'] ?? 0));
  });
  /** All sizes together in which something was shown. */
  const bytesOf = (name: string) => [...pictures].filter(([path]) => motif(path) === name).reduce((sum, [, bytes]) => sum + bytes, 0);
  return { names: () => [...pictures.keys()], bytesOf };
}

/** A picture by what it shows, whatever its size. */
const motif = (name: string) => name.replace(/-(?:\d+|narrow|wide)\.webp$/, '');

/** What the pictures weigh of what two windows have both shown: how far each of them has come is another matter. */
function weighShared(one: ReturnType<typeof countPictures>, other: ReturnType<typeof countPictures>) {
  const motifs = [one, other].map(({ names }) => new Set(names().map(motif)));
  const shared = [...motifs[0]!].filter((name) => motifs[1]!.has(name));
  const [first, second] = [one, other].map(({ bytesOf }) => shared.reduce((sum, name) => sum + bytesOf(name), 0));
  return { count: shared.length, bytes: [first!, second!] as const };
}

/** Opens the lobby for the first time in a browser, and looks at its rails one after the other; answers the first cover of each. */
async function lookThroughLobby(page: Page): Promise<Set<string>> {
  const covers = new Set<string>();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Top games' }).getByRole('article').first()).toBeVisible();
  const rails = page.getByRole('main').getByRole('region').filter({ has: page.getByRole('article') });
  // The server draws the first of them; the others come with the app.
  await expect.poll(() => rails.count()).toBeGreaterThan(5);
  for (const rail of await rails.all()) {
    await rail.scrollIntoViewIfNeeded();
    const cover = rail.getByRole('article').first().locator('img').first();
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0), { timeout: 30_000 }).toBe(true);
    covers.add(motif(await cover.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)));
  }
  return covers;
}

test('a light window loads small pictures alone, and so a fraction of the bytes', { tag: '@long' }, async ({ page, browser, baseURL }) => {
  const full = countPictures(page);
  const covers = await lookThroughLobby(page);
  const sparing = await browser.newContext({ baseURL: baseURL!, viewport: page.viewportSize(), serviceWorkers: 'block', extraHTTPHeaders: { 'save-data': 'on' } });
  await acceptCookies(sparing, baseURL!);
  const window = await sparing.newPage();
  const light = countPictures(window);
  await lookThroughLobby(window);
  expect(light.names().filter((name) => !/-(?:160|narrow)\.webp$/.test(name))).toEqual([]);
  expect(full.names().some((name) => name.endsWith('-320.webp'))).toBe(true);
  const { count, bytes: [inFull, inLight] } = weighShared(full, light);
  // What came besides the first cover of each rail is a matter of time.
  expect(covers.size).toBeGreaterThan(5);
  expect(count).toBeGreaterThanOrEqual(covers.size);
  expect(inLight).toBeLessThan(inFull / 2);
  await sparing.close();
});

test('a player chooses light mode in the profile; it holds at once, after a reload, and until it is taken back', async ({ page, player, picture }) => {
  expect(player.id).toBeGreaterThan(0);
  const window = page.locator('html');
  await page.goto('/profile');
  await page.getByRole('combobox', { name: 'Use data saver' }).selectOption('Always');
  await expect(page.getByText('Data saver is on.')).toBeVisible();
  await expect(window).toHaveAttribute('data-light');
  await picture('profile-device');
  const pictures = countPictures(page);
  await page.goto('/games/top');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => pictures.names().length).toBeGreaterThan(2);
  expect(pictures.names().filter((name) => !name.endsWith('-160.webp'))).toEqual([]);
  expect((await (await page.request.get('/', { headers: { accept: 'text/html' } })).text()).includes(' data-light>')).toBe(true);
  await page.goto('/profile');
  await page.getByRole('combobox', { name: 'Use data saver' }).selectOption('Never');
  await expect(page.getByText('Data saver is off.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Data saver is off.')).toBeVisible();
  await expect(window).not.toHaveAttribute('data-light');
});
