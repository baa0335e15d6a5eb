import type { Page } from '@playwright/test';

/** Goes to an address within the app that runs, as a link does: nothing is loaded anew. */
export function goInside(page: Page, address: string): Promise<void> {
  return page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}
