import type { BrowserContext } from '@playwright/test';

/** What makes the pages of a context report no network, until it's disposed of. */
const reports = new WeakMap<BrowserContext, { dispose: () => Promise<void> }>();

/** Cuts a context's network. A page that's loaded meanwhile reports none either, which Chromium's emulation doesn't ensure. */
export async function cutNetwork(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  const report = await context.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  });
  reports.set(context, report);
}

/** Restores a context's network; its pages learn of it. */
export async function restoreNetwork(context: BrowserContext): Promise<void> {
  await reports.get(context)?.dispose();
  reports.delete(context);
  await context.setOffline(false);
  for (const page of context.pages()) {
    await page.evaluate(() => {
      if (Reflect.getOwnPropertyDescriptor(navigator, 'onLine') && Reflect.deleteProperty(navigator, 'onLine'))
        dispatchEvent(new Event('online'));
    });
  }
}
