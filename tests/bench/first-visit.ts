import { setTimeout } from 'node:timers/promises';
import { slow4G } from '../support/network-line';
import { startShapingProxy } from '../support/shaping-proxy';
import { startTlsFront } from '../support/tls-front';
import { startBareBrowser, type BareBrowser } from './bare-browser';
import { processorTimes, restMs } from './lobby';
import { median, single, type Bench } from './measurement';

const runs = 3;

/** How long somebody looks at the lobby who decides to leave again. */
const stayMs = 10_000;

/** The worker's patience beyond that; a visit without one by then has none. */
const lateMs = 30_000;

interface Visit {
  loaded: number;
  /** When the service worker was active, which it is once it has installed the shell. */
  active: number;
  kilobytes: number;
  /** The longest task of the page's main thread. */
  longestTask: number;
}

/** Notes the page's long tasks and the worker's activation, from before its own scripts. */
const note = `window.perigeeTasks = [];
new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => window.perigeeTasks.push(duration))).observe({ type: 'longtask', buffered: true });
if (location.protocol === 'https:') window.perigeeActive = navigator.serviceWorker.ready.then(() => performance.now());`;

async function visitOnce(browser: BareBrowser, targetPort: number): Promise<Visit> {
  const line = await startShapingProxy(targetPort, slow4G);
  const visitor = await browser.visitor();
  const page = await visitor.openPage();
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
  const longestTask = await page.ask<number>('Math.max(0, ...window.perigeeTasks)');
  await visitor.forget();
  await line.close();
  return { loaded, active, kilobytes, longestTask };
}

/** Ten seconds of a first visit on slow 4G with a four times slower CPU: all bytes on the line, and when the worker is there. */
export const firstVisit: Bench = {
  name: 'first-visit',
  async run(surroundings) {
    const { port } = await surroundings.server();
    const front = await startTlsFront(port);
    const browser = await startBareBrowser();
    const visits: Visit[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visitOnce(browser, front.port));
    await browser.close();
    await front.close();
    const middle = (what: keyof Visit) => median(visits.map((visit) => visit[what]));
    return [
      single('first visit: everything of the first ten seconds, handshakes and headers included', 'KB', middle('kilobytes'), {
        atMost: 400,
      }),
      single('first visit: page loaded', 'ms', middle('loaded')),
      single('first visit: service worker active with the shell', 'ms', middle('active'), { atMost: 5000 }),
      single('first visit: longest task of the page', 'ms', middle('longestTask')),
    ];
  },
};
