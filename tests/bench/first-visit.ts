import { setTimeout } from 'node:timers/promises';
import { slow4G } from '../support/network-line';
import { startShapingProxy } from '../support/shaping-proxy';
import { startTlsFront } from '../support/tls-front';
import { type BareBrowser, startBareBrowser } from './bare-browser';
import { processorTimes, restMs, tiles } from './lobby';
import { median, single, type Bench } from './measurement';
import { collectMetrics, readMetrics } from './page-metrics';

const runs = 3;

/** The duration of a short visit to the lobby. */
const stayMs = 10_000;

/** If the service worker isn't active after this additional time, this time is recorded. */
const lateMs = 30_000;

/** The figures of a first visit, by their names in the table. */
export interface Visit {
  'first paint': number;
  'largest paint': number;
  'lobby filled': number;
  loaded: number;
  /** When the service worker became active, after installing the shell. */
  'worker active': number;
  /** Everything on the line, handshakes and headers included. */
  kilobytes: number;
  'longest task': number;
  /** The total blocking time: the part of long tasks beyond 50 ms each. */
  blocked: number;
}

/** Records the page's long tasks and the worker's activation; runs before the page's own scripts. */
const note = `window.perigeeTasks = [];
new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => window.perigeeTasks.push(duration))).observe({ type: 'longtask', buffered: true });
if (location.protocol === 'https:') window.perigeeActive = navigator.serviceWorker.ready.then(() => performance.now());`;

/** Ten seconds of a first visit on slow 4G with a four times slower CPU. */
export async function visitFirst(browser: BareBrowser, frontPort: number): Promise<Visit> {
  const line = await startShapingProxy(frontPort, slow4G);
  const visitor = await browser.visitor();
  const page = await visitor.openPage();
  await collectMetrics(page, tiles.selector, tiles.count);
  await page.before(note);
  await page.slow(processorTimes);
  await setTimeout(restMs);
  await page.goto(`https://localhost:${line.port}/`);
  await setTimeout(stayMs);
  const kilobytes = line.bytesDown() / 1024;
  const active = await page.ask<number>(
    `Promise.race([window.perigeeActive, new Promise((done) => setTimeout(done, ${lateMs}, ${stayMs + lateMs}))])`,
  );
  const loaded = await page.ask<number>(`performance.getEntriesByType('navigation')[0].loadEventEnd`);
  const tasks = await page.ask<number[]>('window.perigeeTasks');
  const { firstPaint, largestPaint, filled } = await readMetrics(page, 0);
  await visitor.forget();
  await line.close();
  return {
    'first paint': firstPaint,
    'largest paint': largestPaint,
    'lobby filled': filled,
    loaded,
    'worker active': active,
    kilobytes,
    'longest task': Math.max(0, ...tasks),
    blocked: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
  };
}

/** A first visit's bytes on the line, and when it has a service worker. */
export const firstVisit: Bench = {
  name: 'first-visit',
  async run(surroundings) {
    const { port } = await surroundings.server();
    const front = await startTlsFront(port);
    const browser = await startBareBrowser();
    const visits: Visit[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visitFirst(browser, front.port));
    await browser.close();
    await front.close();
    const middle = (what: keyof Visit) => median(visits.map((visit) => visit[what]));
    return [
      single('first visit: everything of ten seconds, handshakes and headers included', 'KB', middle('kilobytes'), { atMost: 400 }),
      single('first visit: page loaded', 'ms', middle('loaded')),
      single('first visit: service worker active with the shell', 'ms', middle('worker active'), { atMost: 5000 }),
      single('first visit: longest task', 'ms', middle('longest task')),
    ];
  },
};
