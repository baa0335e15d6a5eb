import { setTimeout } from 'node:timers/promises';
import { slow4G } from '../support/line';
import { startShapingProxy } from '../support/shaping-proxy';
import { startTlsFront } from '../support/tls-front';
import { startBareBrowser, type BareVisitor } from './bare-browser';
import { settleMs, tiles } from './lobby';
import { median, single, type Bench, type Measurement } from './measurement';
import { collectMetrics, readMetrics, type PageMetrics } from './page-metrics';

const runs = 5;
const processorTimes = 4;
/** What a page leaves to do when it closes is done by then, and is not measured with the next. */
const restMs = 1500;

/** The three loads of one visitor: the first, one through the service worker, one without network. */
interface Visits {
  first: PageMetrics;
  repeat: PageMetrics;
  offline: PageMetrics;
}

/** One load in a page of its own, as after opening the app again. */
async function load(visitor: BareVisitor, url: string): Promise<PageMetrics> {
  const page = await visitor.openPage();
  await collectMetrics(page, tiles.selector, tiles.count);
  await page.slow(processorTimes);
  await setTimeout(restMs);
  await page.goto(url);
  const metrics = await readMetrics(page);
  await page.close();
  return metrics;
}

/** Waits until the service worker has kept all that a later visit needs. */
async function waitForWorker(visitor: BareVisitor, url: string): Promise<void> {
  const page = await visitor.openPage();
  await page.goto(url);
  await setTimeout(settleMs);
  await page.ask('navigator.serviceWorker.ready.then(() => true)');
  await setTimeout(settleMs);
  await page.close();
}

async function visit(visitor: BareVisitor, targetPort: number, port: number): Promise<Visits> {
  const line = await startShapingProxy(targetPort, slow4G, port);
  const url = `https://localhost:${line.port}/`;
  const first = await load(visitor, url);
  await waitForWorker(visitor, url);
  const repeat = await load(visitor, url);
  await line.close();
  const offline = await load(visitor, url);
  return { first, repeat, offline };
}

function summary(visits: readonly Visits[]): Measurement[] {
  const middle = (which: keyof Visits, what: keyof PageMetrics) => median(visits.map((each) => each[which][what]));
  return [
    single('slow phone, first visit: first paint with content', 'ms', middle('first', 'firstPaint'), { atMost: 800 }),
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
    // One address for all visitors, as in life: the platform keeps its documents by address.
    const line = await startShapingProxy(front.port);
    await line.close();
    const browser = await startBareBrowser();
    const visits: Visits[] = [];
    for (let run = 0; run < runs; run += 1) {
      const visitor = await browser.visitor();
      visits.push(await visit(visitor, front.port, line.port));
      await visitor.forget();
    }
    await browser.close();
    await front.close();
    return summary(visits);
  },
};
