import type { Page } from '@playwright/test';
import { navigateInApp } from '../support/navigate-in-app';
import { signInDemoPlayer } from '../support/player';
import { siteMap } from '../support/site-map';
import { shiftsOf } from './layout-shifts';
import { desktop, launchBrowser, openSlowPage, phone, settleMs } from './lobby';
import { median, single, type Bench } from './measurement';

/** The timeout for an address without a visible change, such as the current page. */
const timeoutMs = 4000;

const addresses = siteMap({ tournament: '/tournaments/1', demo: '/play/orbit-house/penumbral-mare?mode=demo' });

declare global {
  interface Window {
    /** Milliseconds from a change of the address to the first frame with something new; null without any. */
    perigeeChange: Promise<number | null>;
  }
}

/** Starts watching for the effect of the next change of the address: something new in the page, or a dialog over it. */
function watch(page: Page): Promise<void> {
  return page.evaluate((patience) => {
    window.perigeeChange = new Promise((resolve) => {
      addEventListener(
        'popstate',
        () => {
          const start = performance.now();
          const end = (value: number | null) => {
            observer.disconnect();
            resolve(value);
          };
          const isNew = ({ target }: MutationRecord) =>
            target === document.body || (target instanceof Element && target.closest('main') !== null);
          const observer = new MutationObserver((records) => {
            if (!records.some(isNew)) return;
            observer.disconnect();
            // Runs before other queued work, so that later responses aren't part of the frame.
            requestAnimationFrame(() => void scheduler.postTask(() => end(performance.now() - start), { priority: 'user-blocking' }));
          });
          observer.observe(document.body, { childList: true, subtree: true });
          setTimeout(() => end(null), patience);
        },
        { once: true, capture: true },
      );
    });
  }, timeoutMs);
}

/** How long each change of the address takes to the next paint, with its data and code cached. */
async function changes(page: Page): Promise<number[]> {
  const found: number[] = [];
  for (const address of addresses) {
    await watch(page);
    await navigateInApp(page, address);
    const change = await page.evaluate(() => window.perigeeChange);
    if (change !== null) found.push(change);
    await page.waitForTimeout(settleMs / 4);
  }
  return found;
}

/** Every address of the app on a four times slower phone: its layout shift, and how fast it shows after another. */
export const pages: Bench = {
  name: 'pages',
  async run(surroundings) {
    const { baseUrl } = await surroundings.server();
    const browser = await launchBrowser();
    const onPhone = await shiftsOf(browser, 'phone', phone, baseUrl, addresses);
    const onDesktop = await shiftsOf(browser, 'desktop', desktop, baseUrl, addresses);
    const installed = await browser.newContext(phone);
    await signInDemoPlayer(installed.request, baseUrl, 'regular');
    const page = await openSlowPage(installed);
    await page.goto(baseUrl);
    await page.waitForTimeout(settleMs);
    await changes(page);
    const changed = await changes(page);
    await browser.close();
    return [
      ...onPhone,
      ...onDesktop,
      single(`pages: next paint after a change of the address, middle of ${changed.length}`, 'ms', median(changed), { atMost: 100 }),
    ];
  },
};
