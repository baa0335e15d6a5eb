import type { BrowserContext, Page } from '@playwright/test';
import { collectMetrics, readMetrics, slowProcessor, type PageMetrics } from '../support/page-metrics';
import { startShapingProxy } from '../support/shaping-proxy';
import { startTlsFront } from '../support/tls-front';
import { launchBrowser, phone, settleMs, tiles } from './lobby';
import { median, single, type Bench, type Measurement } from './measurement';

const runs = 3;
const processorTimes = 4;
/** What a page leaves to do when it closes is done by then, and is not measured with the next. */
const restMs = 1500;

/** The three loads of one visitor: the first, one through the service worker, one without network. */
interface Visits {
  first: PageMetrics;
  repeat: PageMetrics;
  offline: PageMetrics;
}

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await collectMetrics(page, tiles.selector, tiles.count);
  await slowProcessor(page, processorTimes);
  return page;
}

/** One load in a page of its own, as after opening the app again. */
async function load(context: BrowserContext, url: string): Promise<PageMetrics> {
  const page = await openPage(context);
  await page.waitForTimeout(restMs);
  await page.goto(url, { waitUntil: 'commit' });
  const metrics = await readMetrics(page);
  await page.close();
  return metrics;
}

/** Waits until the service worker has kept all that a later visit needs. */
async function waitForWorker(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForTimeout(settleMs);
  await page.close();
}

async function visit(context: BrowserContext, url: string): Promise<Visits> {
  const first = await load(context, url);
  await waitForWorker(context, url);
  const repeat = await load(context, url);
  await context.setOffline(true);
  const offline = await load(context, url);
  return { first, repeat, offline };
}

function summary(visits: readonly Visits[]): Measurement[] {
  const middle = (which: keyof Visits, what: keyof PageMetrics) => median(visits.map((each) => each[which][what]));
  return [
    single('slow phone, first visit: first paint', 'ms', middle('first', 'firstPaint'), { atMost: 800 }),
    single('slow phone, first visit: largest paint', 'ms', middle('first', 'largestPaint'), { atMost: 2500 }),
    single('slow phone, first visit: layout shift', 'score', middle('first', 'layoutShift'), { atMost: 0.05 }),
    single('slow phone, first visit: lobby filled', 'ms', middle('first', 'filled')),
    single('slow phone, repeat visit: lobby filled', 'ms', middle('repeat', 'filled'), { atMost: 900 }),
    single('slow phone, offline start: lobby filled', 'ms', middle('offline', 'filled'), { atMost: 1000 }),
  ];
}

/** Loads of the lobby on slow 4G (1.6 Mbit/s, 150 ms) over HTTP/2 with brotli and a four times slower processor. */
export const slowPhone: Bench = {
  name: 'slow-phone',
  async run(surroundings) {
    const { port } = await surroundings.server();
    const front = await startTlsFront(port);
    const proxy = await startShapingProxy(front.port);
    const browser = await launchBrowser();
    const visits: Visits[] = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext(phone);
      visits.push(await visit(context, `https://localhost:${proxy.port}/`));
      await context.close();
    }
    await browser.close();
    await proxy.close();
    await front.close();
    return summary(visits);
  },
};
