import { setTimeout } from 'node:timers/promises';
import { signIn } from '#contract/calls/account/session';
import { headers } from '#contract/headers';
import { siteMap } from '../support/site-map';
import { startTlsFront } from '../support/tls-front';
import { type BarePage, type BareVisitor, startBareBrowser } from './bare-browser';
import { processorTimes, restMs, settleMs } from './lobby';
import { median, single, type Bench, type Measurement } from './measurement';
import { namingShim } from './naming-shim';

const atMost = 1000;

/** What does not stand by then is not waited for. */
const patienceMs = 6000;

const addresses = siteMap({ tournament: '/tournaments/1', demo: '/play/orbit-house/penumbral-mare?mode=demo' });

declare global {
  interface Window {
    /** Milliseconds from the start of the load to the first frame of the app with a heading of the page or of a dialog over it. */
    perigeeStands: Promise<number>;
  }
}

/** Runs in the page before its own scripts. */
function lookForHeading(patience: number): void {
  window.perigeeStands = new Promise((resolve) => {
    const look = () => {
      const headings = [...document.querySelectorAll('main :is(h1, h2), [role=dialog] :is(h1, h2)')];
      const isApp = window.__TSR_ROUTER__ !== undefined && headings.some((heading) => heading.checkVisibility());
      requestAnimationFrame(isApp || performance.now() > patience ? () => resolve(performance.now()) : look);
    };
    look();
  });
}

/** Signs in from within the page, as its own script would. */
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

/** Every address once within the app, so that the device keeps what a player has seen. */
async function visitAll(visitor: BareVisitor, url: string): Promise<void> {
  const page = await visitor.openPage();
  await page.goto(url);
  await setTimeout(settleMs);
  await enter(page);
  await page.goto(url);
  await setTimeout(settleMs);
  await page.ask('navigator.serviceWorker.ready.then(() => true)');
  for (const address of addresses) {
    await page.ask(`history.pushState({}, '', '${address}'); dispatchEvent(new PopStateEvent('popstate', { state: {} }))`);
    await setTimeout(settleMs / 3);
  }
  await setTimeout(settleMs);
  await page.close();
}

/** How long the app takes to stand at an address when it is opened anew. */
async function start(visitor: BareVisitor, url: string): Promise<number> {
  const page = await visitor.openPage();
  await page.before(`${namingShim}(${lookForHeading.toString()})(${patienceMs})`);
  await page.slow(processorTimes);
  await setTimeout(restMs);
  await page.goto(url);
  await setTimeout(restMs);
  const stands = await page.ask<number>('window.perigeeStands');
  await page.close();
  return stands;
}

/** A line for the middle, one for the slowest, and one for each other that is over the bound. */
function summary(found: { address: string; stands: number }[]): Measurement[] {
  const [slowest, ...others] = found.toSorted((one, other) => other.stands - one.stands);
  return [
    single(`offline start: middle of ${found.length} addresses`, 'ms', median(found.map(({ stands }) => stands)), { atMost }),
    single(`offline start: the slowest (${slowest!.address})`, 'ms', slowest!.stands, { atMost }),
    ...others.filter(({ stands }) => stands > atMost).map(({ address, stands }) => single(`offline start: ${address}`, 'ms', stands, { atMost })),
  ];
}

/** Opens every address of the app anew without network, on a four times slower phone that a player has used. */
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
