import type { Page } from '@playwright/test';

interface Place {
  publicHref: string;
  /** What the bar shows of a dialog that lies over a page. */
  maskedLocation?: { publicHref: string };
}

declare global {
  interface Window {
    /** The router of the app, as its library shows it to tools. */
    __TSR_ROUTER__?: { history: { location: { href: string } }; state: { status: string; resolvedLocation?: Place } };
  }
}

/**
 * Goes to an address within the app that runs, as a link does: nothing is loaded anew. Ends once the page of the address,
 * or the one that it leads on to, has taken the place of the page before.
 */
export async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
  await page.waitForFunction(() => {
    const router = window.__TSR_ROUTER__;
    const arrived = router?.state.resolvedLocation;
    return router?.state.status === 'idle' && (arrived?.maskedLocation ?? arrived)?.publicHref === router.history.location.href;
  });
}
