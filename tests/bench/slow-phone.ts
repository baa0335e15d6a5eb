import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { untilComplete } from '../support/device-contents';
import { slow4G } from '../support/network-line';
import { startShapingProxy } from '../support/shaping-proxy';
import { startTlsFront } from '../support/tls-front';
import { startBareBrowser, type BareBrowser, type BareVisitor } from './bare-browser';
import { evaluating } from './evaluating';
import { processorTimes, restMs, settleMs, tiles } from './lobby';
import { median, single, type Bench, type Measurement } from './measurement';
import { collectMetrics, readMetrics, type PageMetrics } from './page-metrics';

const runs = 5;

/** The baseline of any page on such a phone, for comparison. */
const barePage =
  '<!doctype html><html lang="en"><title>Bare</title><meta name="viewport" content="width=device-width"><h1>Bare</h1></html>';

/** The first page may be one other than the lobby. */
const category = '/pokies/new';
const content = '/terms-and-conditions';

/** The measured loads: a bare page; the lobby for the first time, through the service worker, and offline; other first pages. */
interface Visits {
  bare: PageMetrics;
  category: PageMetrics;
  content: PageMetrics;
  first: PageMetrics;
  repeat: PageMetrics;
  offline: PageMetrics;
}

/** One load in a new page, as after reopening the app. */
async function load(visitor: BareVisitor, url: string, count: number = tiles.count): Promise<PageMetrics> {
  const page = await visitor.openPage();
  await collectMetrics(page, tiles.selector, count);
  await page.slow(processorTimes);
  await setTimeout(restMs);
  await page.goto(url);
  const metrics = await readMetrics(page);
  await page.close();
  return metrics;
}

/** Waits until the service worker has cached everything for a later visit. */
async function waitForWorker(visitor: BareVisitor, url: string): Promise<void> {
  const page = await visitor.openPage();
  await page.goto(url);
  await setTimeout(settleMs);
  await untilComplete(evaluating(page));
  await setTimeout(settleMs);
  await page.close();
}

/** A bare page over the same network and front as the lobby. */
async function loadBare(visitor: BareVisitor): Promise<PageMetrics> {
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(barePage));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const front = await startTlsFront((server.address() as AddressInfo).port);
  const line = await startShapingProxy(front.port, slow4G);
  const metrics = await load(visitor, `https://localhost:${line.port}/`, 0);
  await line.close();
  await front.close();
  server.close();
  return metrics;
}

/** A first-time visitor's load. */
async function loadAsNew(browser: BareBrowser, url: string, count: number): Promise<PageMetrics> {
  const visitor = await browser.visitor();
  const metrics = await load(visitor, url, count);
  await visitor.forget();
  return metrics;
}

async function visit(browser: BareBrowser, targetPort: number, port: number): Promise<Visits> {
  const visitor = await browser.visitor();
  const bare = await loadBare(visitor);
  const line = await startShapingProxy(targetPort, slow4G, { port });
  const url = `https://localhost:${line.port}/`;
  const others = {
    category: await loadAsNew(browser, new URL(category, url).href, tiles.count),
    content: await loadAsNew(browser, new URL(content, url).href, 0),
  };
  const first = await load(visitor, url);
  await waitForWorker(visitor, url);
  const repeat = await load(visitor, url);
  await line.close();
  const offline = await load(visitor, url);
  await visitor.forget();
  return { bare, ...others, first, repeat, offline };
}

function summary(visits: readonly Visits[]): Measurement[] {
  const middle = (which: keyof Visits, what: keyof PageMetrics) => median(visits.map((each) => each[which][what]));
  return [
    {
      name: 'slow phone, first visit: first paint with content',
      unit: 'ms',
      sides: { lobby: middle('first', 'firstPaint'), 'bare page': middle('bare', 'firstPaint') },
      target: { atMost: 800 },
    },
    single('slow phone, first visit: largest paint', 'ms', middle('first', 'largestPaint'), { atMost: 1900 }),
    single('slow phone, first visit: lobby filled', 'ms', middle('first', 'filled'), { atMost: 2200 }),
    single('slow phone, first visit of a category: largest paint', 'ms', middle('category', 'largestPaint'), { atMost: 1900 }),
    single('slow phone, first visit of a category: filled', 'ms', middle('category', 'filled'), { atMost: 2200 }),
    single('slow phone, first visit of a text: largest paint', 'ms', middle('content', 'largestPaint'), { atMost: 1900 }),
    single('slow phone, first visit: layout shift', 'score', middle('first', 'layoutShift'), { atMost: 0.05 }),
    single('slow phone, repeat visit: lobby filled', 'ms', middle('repeat', 'filled'), { atMost: 900 }),
    single('slow phone, offline start: lobby filled', 'ms', middle('offline', 'filled'), { atMost: 1000 }),
  ];
}

/** Loads of the lobby on slow 4G (1.6 Mbit/s, 150 ms) over HTTP/2 with brotli and a four times slower CPU. */
export const slowPhone: Bench = {
  name: 'slow-phone',
  async run(surroundings) {
    const { port } = await surroundings.server();
    const front = await startTlsFront(port);
    // One address for all visitors, as in production: the server caches its documents by address.
    const line = await startShapingProxy(front.port);
    await line.close();
    const browser = await startBareBrowser();
    const visits: Visits[] = [];
    for (let run = 0; run < runs; run += 1) {
      visits.push(await visit(browser, front.port, line.port));
    }
    await browser.close();
    await front.close();
    return summary(visits);
  },
};
