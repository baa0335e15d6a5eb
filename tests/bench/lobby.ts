import { chromium, devices, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { ensureBrowser } from '../support/browser';
import { namingShim } from './naming-shim';

/** The tiles of games, and how many of them make a lobby that looks full on a phone. */
export const tiles = { selector: 'article:has(a[href*="/play/"])', count: 6 };

/** Long enough for all that follows the first screen by itself. A live stream stays open, so the network never rests. */
export const settleMs = 3000;

/** The phone that pages are measured on. */
export const phone: BrowserContextOptions = {
  ...devices['Pixel 7'],
  viewport: { width: 412, height: 740 },
  deviceScaleFactor: 2,
  ignoreHTTPSErrors: true,
};

/** The desktop that pages are measured on. */
export const desktop: BrowserContextOptions = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1440, height: 900 },
  ignoreHTTPSErrors: true,
};

/** So many times slower is the processor of a phone than this one. */
export const processorTimes = 4;

/** What a page leaves to do when it closes is done by then, and is not measured with the next. */
export const restMs = 1500;

/** A page whose processor is four times slower. */
export async function openSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(namingShim);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: processorTimes });
  return page;
}

/** Starts a browser that takes the certificate of the tests' https front for a good one. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureBrowser(), args: ['--ignore-certificate-errors'] });
}
