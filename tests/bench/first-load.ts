import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Page, Response } from '@playwright/test';
import { launchBrowser, phone, settleMs, tiles } from './lobby';
import { untilComplete } from '../support/device-contents';
import { single, type Bench, type Measurement } from './measurement';

interface Loaded {
  kind: string;
  bytes: number;
}

/** The loaded bytes by kind, as compressed by the server. */
function sizesOf(responses: readonly Response[]): Promise<Loaded[]> {
  return Promise.all(
    responses
      .filter((response) => ['script', 'stylesheet', 'font', 'image', 'document'].includes(response.request().resourceType()))
      .map(async (response) => ({
        kind: response.request().resourceType(),
        bytes: (await response.request().sizes()).responseBodySize,
      })),
  );
}

/** The lobby's first load on the wire, and the total once the visitor uses the page. */
async function loadLobby(page: Page, baseUrl: string): Promise<{ first: Loaded[]; used: Loaded[] }> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(baseUrl, { waitUntil: 'load' });
  await page.locator(tiles.selector).first().waitFor();
  await page.waitForTimeout(settleMs);
  const first = await sizesOf(responses);
  await page.keyboard.press('Tab');
  await page.waitForTimeout(settleMs);
  return { first, used: await sizesOf(responses) };
}

/** The size of the service worker's release cache, uncompressed. */
function cachedBytes(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('release-'));
    const opened = await Promise.all(names.map((name) => caches.open(name)));
    const responses = await Promise.all(opened.map((cache) => cache.matchAll()));
    const sizes = await Promise.all(responses.flat().map(async (response) => (await response.blob()).size));
    return sizes.reduce((sum, size) => sum + size, 0);
  });
}

/** The size on the device after the worker's installation, and after it has loaded the rest of the release. */
async function precacheBytes(page: Page, baseUrl: string): Promise<{ shell: number; whole: number }> {
  await page.goto(baseUrl);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const shell = await cachedBytes(page);
  await untilComplete(page);
  return { shell, whole: await cachedBytes(page) };
}

/** The service worker's own file as the server sends it. */
async function workerBytes(baseUrl: string): Promise<number> {
  const sent = get(`${baseUrl}/sw.js`, { headers: { 'accept-encoding': 'br' } });
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return (await buffer(response)).length;
}

const kilobytes = (bytes: number) => bytes / 1024;

/** First-load bytes of the lobby and the size of the precache. */
export const firstLoad: Bench = {
  name: 'first-load',
  async run(surroundings): Promise<Measurement[]> {
    const { baseUrl } = await surroundings.server();
    const browser = await launchBrowser();
    const plain = await browser.newContext({ ...phone, serviceWorkers: 'block' });
    const loaded = await loadLobby(await plain.newPage(), baseUrl);
    const worker = await browser.newContext(phone);
    const precache = await precacheBytes(await worker.newPage(), baseUrl);
    await browser.close();
    const sumOf = (all: readonly Loaded[], kind: string) =>
      kilobytes(all.filter((one) => one.kind === kind).reduce((bytes, one) => bytes + one.bytes, 0));
    const sum = (kind: string) => sumOf(loaded.first, kind);
    return [
      single('lobby, first load: scripts', 'KB brotli', sum('script'), { atMost: 130 }),
      single('lobby, scripts once somebody uses it', 'KB brotli', sumOf(loaded.used, 'script')),
      single('lobby, first load: styles', 'KB brotli', sum('stylesheet'), { atMost: 30 }),
      single('lobby, first load: document', 'KB brotli', sum('document')),
      single('lobby, first load: fonts', 'KB', sum('font')),
      single('lobby, first load: pictures', 'KB', sum('image')),
      single('service worker', 'KB brotli', kilobytes(await workerBytes(baseUrl)), { atMost: 20 }),
      single('precache of the shell', 'KB', kilobytes(precache.shell), { atMost: 1536 }),
      single('release on the device, once all of it is there', 'KB', kilobytes(precache.whole)),
    ];
  },
};
