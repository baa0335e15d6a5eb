import type { CDPSession, Page } from '@playwright/test';

/** Actions in the browser's own UI, which pages can't reach; over the DevTools protocol. */
interface AppActs {
  'PWA.install': { manifestId: string };
  'PWA.changeAppUserSettings': { manifestId: string; displayMode: 'standalone' | 'browser' };
  'PWA.launch': { manifestId: string };
}

function act<K extends keyof AppActs>(browser: CDPSession, what: K, how: AppActs[K]): Promise<unknown> {
  return (browser.send as (method: string, parameters: object) => Promise<unknown>)(what, how);
}

/** Accepts the browser's own prompt: the page's site becomes an app on this device. */
export async function acceptInstall(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { appId } = await browser.send('Page.getAppId');
  await act(browser, 'PWA.install', { manifestId: appId! });
  await act(browser, 'PWA.changeAppUserSettings', { manifestId: appId!, displayMode: 'standalone' });
}

/** Opens the installed app by its icon and closes the tab; returns the app's own window. */
export async function launchInstalled(page: Page): Promise<Page> {
  const browser = await page.context().newCDPSession(page);
  const { appId } = await browser.send('Page.getAppId');
  // The launcher would reuse a tab that has the app open.
  await page.goto('about:blank');
  const opened = page.context().waitForEvent('page');
  await act(browser, 'PWA.launch', { manifestId: appId! });
  const app = await opened;
  await page.close();
  return app;
}
