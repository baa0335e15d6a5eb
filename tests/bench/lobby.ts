import { chromium, devices, type Browser, type BrowserContextOptions } from '@playwright/test';
import { ensureBrowser } from '../support/browser';

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

/** Starts a browser that takes the certificate of the tests' https front for a good one. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureBrowser(), args: ['--ignore-certificate-errors'] });
}
