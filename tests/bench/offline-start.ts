import { setTimeout } from 'node:timers/promises';
import { signIn } from '#contract/calls/account/session';
import { headers } from '#contract/headers';
import { siteMap } from '../support/site-map';
import { untilComplete } from '../support/device-contents';
import { startTlsFront } from '../support/tls-front';
import { type BarePage, type BareVisitor, startBareBrowser } from './bare-browser';
import { evaluating } from './evaluating';
import { processorTimes, restMs, settleMs } from './lobby';
import { median, single, type Bench, type Measurement } from './measurement';
import { namingShim } from './naming-shim';

const atMost = 1000;

/** The timeout of a page. */
const timeoutMs = 6000;

const addresses = siteMap({ tournament: '/tournaments/1', demo: '/play/orbit-house/penumbral-mare?mode=demo' });

declare global {
  interface Window {
    /** Milliseconds from the start of the load to the app's first frame with a heading of the page or of a dialog over it. */
    perigeeIsShown: Promise<number>;
  }
}

/** Runs in the page before its own scripts. */
function watchForHeading(patience: number): void {
  window.perigeeIsShown = new Promise((resolve) => {
    const look = () => {
      const headings = [...document.querySelectorAll('main :is(h1, h2), [role=dialog] :is(h1, h2)')];
      const isApp = window.__TSR_ROUTER__ !== undefined && headings.some((heading) => heading.checkVisibility());
      requestAnimationFrame(isApp || performance.now() > patience ? () => resolve(performance.now()) : look);
    };
    look();
  });
}

/** Signs in within the page, as its own script would. */
async function enter(page: BarePage): Promise<void> {
  const { user } = signIn.example.body;
  const init = {
    method: signIn.method,
    headers: { 'content-type': 'application/json', [headers.idempotencyKey]: crypto.randomUUID() },
    body: JSON.stringify({ user: { ...user, email: 'regular@perigee.example' } }),
  };
  const status = await page.ask<number>(`fetch('${signIn.path}', ${JSON.stringify(init)}).then(({ status }) => status)`);
  if (status !== 200) throw new Error(`Nobody could sign in: ${status}`);
}

/** Visits every address within the app, so that the device caches what a player has seen. */
async function visitAll(visitor: BareVisitor, url: string): Promise<void> {
  const page = await visitor.openPage();
  await page.goto(url);
  await setTimeout(settleMs);
  await enter(page);
  await page.goto(url);
  await setTimeout(settleMs);
  await untilComplete(evaluating(page));
  for (const address of addresses) {
    await page.ask(`history.pushState({}, '', '${address}'); dispatchEvent(new PopStateEvent('popstate', { state: {} }))`);
    await setTimeout(settleMs / 3);
  }
  await setTimeout(settleMs);
  await page.close();
}

/** How long the app takes to show an address when it's opened from scratch. */
async function start(visitor: BareVisitor, url: string): Promise<number> {
  const page = await visitor.openPage();
  await page.before(`${namingShim}(${watchForHeading.toString()})(${timeoutMs})`);
  await page.slow(processorTimes);
  await setTimeout(restMs);
  await page.goto(url);
  await setTimeout(restMs);
  const stands = await page.ask<number>('window.perigeeIsShown');
  await page.close();
  return stands;
}

/** A line for the median, one for the slowest, and one for each other above the limit. */
function summary(found: { address: string; stands: number }[]): Measurement[] {
  const [slowest, ...others] = found.toSorted((one, other) => other.stands - one.stands);
  return [
    single(`offline start: middle of ${found.length} addresses`, 'ms', median(found.map(({ stands }) => stands)), { atMost }),
    single(`offline start: the slowest (${slowest!.address})`, 'ms', slowest!.stands, { atMost }),
    ...others
      .filter(({ stands }) => stands > atMost)
      .map(({ address, stands }) => single(`offline start: ${address}`, 'ms', stands, { atMost })),
  ];
}

/** Opens every address of the app from scratch without network, on a four times slower phone that a player has used. */
export const offlineStart: Bench = {
  name: 'offline-start',
  async run(surroundings) {
    const { port } = await surroundings.server();
    const front = await startTlsFront(port);
    const url = `https://localhost:${front.port}`;
    const browser = await startBareBrowser();
    const visitor = await browser.visitor();
    await visitAll(visitor, url);
    await front.close();
    const found: { address: string; stands: number }[] = [];
    for (const address of addresses) found.push({ address, stands: await start(visitor, url + address) });
    await browser.close();
    return summary(found);
  },
};
