import { chromium, devices, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { ensureBrowser } from '../support/browser';
import { trustInFronts } from '../support/tls-front';
import { namingShim } from './naming-shim';

/** The selector of game tiles, and how many of them fill a lobby on a phone. */
export const tiles = { selector: 'article:has(a[href*="/play/"])', count: 6 };

/** Long enough for everything that loads after the first screen. A live stream stays open, so the network is never idle. */
export const settleMs = 3000;

/** The phone of the measurements. */
export const phone: BrowserContextOptions = {
  ...devices['Pixel 7'],
  viewport: { width: 412, height: 740 },
  deviceScaleFactor: 2,
};

/** The desktop of the measurements. */
export const desktop: BrowserContextOptions = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1440, height: 900 },
};

/** How much slower a phone's CPU is than this one. */
export const processorTimes = 4;

/** A pause for a closing page's remaining work, so that it isn't measured with the next one. */
export const restMs = 1500;

/** A page with a four times slower CPU. */
export async function openSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(namingShim);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: processorTimes });
  return page;
}

/** Starts a browser that accepts the certificate of this process's https fronts. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureBrowser(), args: [trustInFronts()] });
}
