import type { Page } from '@playwright/test';
import { acceptCookies, expect, test } from '../support/journey';

/** The game pictures that a page requested, with their sizes in bytes. */
function countPictures(page: Page) {
  const pictures = new Map<string, number>();
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/covers/')) pictures.set(pathname, Number(response.headers()['content-length'] ?? 0));
  });
  /** All sizes of the same picture. */
  const bytesOf = (name: string) => [...pictures].filter(([path]) => motif(path) === name).reduce((sum, [, bytes]) => sum + bytes, 0);
  return { names: () => [...pictures.keys()], bytesOf };
}

/** A picture's subject, independent of its size. */
const motif = (name: string) => name.replace(/-(?:\d+|narrow|wide)\.webp$/, '');

/** The bytes of the pictures that both windows have loaded, since their progress may differ. */
function weighShared(one: ReturnType<typeof countPictures>, other: ReturnType<typeof countPictures>) {
  const motifs = [one, other].map(({ names }) => new Set(names().map(motif)));
  const shared = [...motifs[0]!].filter((name) => motifs[1]!.has(name));
  const [first, second] = [one, other].map(({ bytesOf }) => shared.reduce((sum, name) => sum + bytesOf(name), 0));
  return { count: shared.length, bytes: [first!, second!] as const };
}

/** Opens the lobby for the first time, and scrolls to its rails one after the other; returns the first cover of each. */
async function scrollThroughLobby(page: Page): Promise<Set<string>> {
  const covers = new Set<string>();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Top games' }).getByRole('article').first()).toBeVisible();
  const rails = page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.getByRole('article') });
  // The server renders the first ones; the app renders the others.
  await expect.poll(() => rails.count()).toBeGreaterThan(5);
  for (const rail of await rails.all()) {
    await rail.scrollIntoViewIfNeeded();
    const cover = rail.getByRole('article').first().locator('img').first();
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0), { timeout: 30_000 })
      .toBe(true);
    covers.add(motif(await cover.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)));
  }
  return covers;
}

test('data-saver mode loads only small pictures, a fraction of the bytes', { tag: '@long' }, async ({ page, browser, baseURL }) => {
  const full = countPictures(page);
  const covers = await scrollThroughLobby(page);
  const sparing = await browser.newContext({
    baseURL: baseURL!,
    viewport: page.viewportSize(),
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'save-data': 'on' },
  });
  await acceptCookies(sparing, baseURL!);
  const window = await sparing.newPage();
  const light = countPictures(window);
  await scrollThroughLobby(window);
  expect(light.names().filter((name) => !/-(?:160|narrow)\.webp$/.test(name))).toEqual([]);
  expect(full.names().some((name) => name.endsWith('-320.webp'))).toBe(true);
  const {
    count,
    bytes: [inFull, inLight],
  } = weighShared(full, light);
  // Other pictures than the first cover of each rail depend on timing.
  expect(covers.size).toBeGreaterThan(5);
  expect(count).toBeGreaterThanOrEqual(covers.size);
  expect(inLight).toBeLessThan(inFull / 2);
  await sparing.close();
});

test('a player turns data-saver mode on in the profile; it applies immediately, after a reload, and until it’s turned off', {
  tag: '@phone',
}, async ({ page, player, picture }) => {
  expect(player.id).toBeGreaterThan(0);
  const window = page.locator('html');
  await page.goto('/profile');
  await page.getByRole('combobox', { name: 'Use data saver' }).selectOption('Always');
  await expect(page.getByText('Data saver is on.')).toBeVisible();
  await expect(window).toHaveAttribute('data-saver');
  await picture('profile-device');
  const pictures = countPictures(page);
  await page.goto('/games/top');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => pictures.names().length).toBeGreaterThan(2);
  expect(pictures.names().filter((name) => !name.endsWith('-160.webp'))).toEqual([]);
  expect((await (await page.request.get('/', { headers: { accept: 'text/html' } })).text()).includes(' data-saver>')).toBe(true);
  await page.goto('/profile');
  await page.getByRole('combobox', { name: 'Use data saver' }).selectOption('Never');
  await expect(page.getByText('Data saver is off.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Data saver is off.')).toBeVisible();
  await expect(window).not.toHaveAttribute('data-saver');
});
