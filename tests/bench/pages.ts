import type { Page } from '@playwright/test';
import { goInside } from '../support/go-inside';
import { signInDemoPlayer } from '../support/player';
import { siteMap } from '../support/site-map';
import { shiftsOf } from './layout-shifts';
import { desktop, launchBrowser, openSlowPage, phone, settleMs } from './lobby';
import { median, single, type Bench } from './measurement';

/** What an address leads to that shows nothing new, such as the page that is open, is waited for no longer. */
const patienceMs = 4000;

const addresses = siteMap({ tournament: '/tournaments/1', demo: '/play/orbit-house/penumbral-mare?mode=demo' });

declare global {
  interface Window {
    /** Milliseconds from a change of the address to the first frame with something new; null where nothing came. */
    perigeeChange: Promise<number | null>;
  }
}

/** Begins to watch for what the next change of the address brings: something new in the page, or a dialog over it. */
function watch(page: Page): Promise<void> {
  return page.evaluate((patience) => {
    window.perigeeChange = new Promise((resolve) => {
      addEventListener('popstate', () => {
        const start = performance.now();
        const end = (value: number | null) => {
          observer.disconnect();
          resolve(value);
        };
        const isNew = ({ target }: MutationRecord) => target === document.body || (target instanceof Element && target.closest('main') !== null);
        const observer = new MutationObserver((records) => {
          if (!records.some(isNew)) return;
          observer.disconnect();
          // Before anything else that waits for its turn: answers that came meanwhile are no part of the frame.
          requestAnimationFrame(() => void scheduler.postTask(() => end(performance.now() - start), { priority: 'user-blocking' }));
        });
        observer.observe(document.body, { childList: true, subtree: true });
        setTimeout(() => end(null), patience);
      }, { once: true, capture: true });
    });
  }, patienceMs);
}

/** How long each change of the address takes to the next paint, its data and its code at hand. */
async function changes(page: Page): Promise<number[]> {
  const found: number[] = [];
  for (const address of addresses) {
    await watch(page);
    await goInside(page, address);
    const change = await page.evaluate(() => window.perigeeChange);
    if (change !== null) found.push(change);
    await page.waitForTimeout(settleMs / 4);
  }
  return found;
}

/** Every address of the app on a four times slower phone: how much moves while it loads, and how soon it follows another. */
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
