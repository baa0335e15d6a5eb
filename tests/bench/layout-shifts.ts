import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { signInDemoPlayer } from '../support/player';
import { openSlowPage, settleMs } from './lobby';
import { single, type Measurement } from './measurement';

const atMost = 0.05;

declare global {
  interface Window {
    perigeeShift: number;
  }
}

/** Runs in the page before its own scripts. */
function sumUp(): void {
  window.perigeeShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) window.perigeeShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The layout shift of an address on a reload without caches. */
async function shiftOf(context: BrowserContext, url: string): Promise<number> {
  const page = await openSlowPage(context);
  await page.addInitScript(sumUp);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(settleMs);
  const shift = await page.evaluate(() => window.perigeeShift);
  await page.close();
  return shift;
}

const visitors = { guest: undefined, player: 'regular' } as const;

async function shiftsFor(
  browser: Browser,
  who: keyof typeof visitors,
  options: BrowserContextOptions,
  baseUrl: string,
  addresses: readonly string[],
) {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
  const player = visitors[who];
  if (player) await signInDemoPlayer(context.request, baseUrl, player);
  const found: { who: string; address: string; shift: number }[] = [];
  for (const address of addresses) found.push({ who, address, shift: await shiftOf(context, baseUrl + address) });
  await context.close();
  return found;
}

/** The layout shift of addresses on one device: a line for the largest, and one for each other above the limit. */
export async function shiftsOf(
  browser: Browser,
  device: string,
  options: BrowserContextOptions,
  baseUrl: string,
  addresses: readonly string[],
): Promise<Measurement[]> {
  // In parallel: layout shift doesn't depend on time.
  const ofEach = await Promise.all((['guest', 'player'] as const).map((who) => shiftsFor(browser, who, options, baseUrl, addresses)));
  const found = ofEach.flat().toSorted((one, other) => other.shift - one.shift);
  const [worst, ...others] = found.map(({ who, address, shift }) => ({ name: `${address}, ${who}, ${device}`, shift }));
  return [
    single(`pages: most layout shift of ${found.length} (${worst!.name})`, 'score', worst!.shift, { atMost }),
    ...others
      .filter(({ shift }) => shift > atMost)
      .map(({ name, shift }) => single(`pages: layout shift of ${name}`, 'score', shift, { atMost })),
  ];
}
