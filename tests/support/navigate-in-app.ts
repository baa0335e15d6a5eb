import type { Page } from '@playwright/test';

interface Place {
  publicHref: string;
  /** The search parameter of a dialog over a page. */
  maskedLocation?: { publicHref: string };
}

declare global {
  interface Window {
    /** The app's router, as its library exposes it to tools. */
    __TSR_ROUTER__?: { history: { location: { href: string } }; state: { status: string; resolvedLocation?: Place } };
  }
}

/**
 * Navigates to an address within the running app, as a link does, without a reload. Resolves once the address's page, or the
 * one that it redirects to, has replaced the previous one.
 */
export async function navigateInApp(page: Page, address: string): Promise<void> {
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
