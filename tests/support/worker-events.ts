import { type CDPSession, expect, type Page, type Worker } from '@playwright/test';

/** Events that the browser would dispatch to a service worker at its own time. */
export interface WorkerEvents {
  /**
   * A push service has delivered something; resolves once a running worker has shown a notification, as every push does. A
   * worker that the push has to start may not have shown it yet.
   */
  push(text: string): Promise<void>;
  /** Background sync of a registered tag, as when the network is back. */
  sync(tag: string): Promise<void>;
  /** Periodic sync is due. */
  periodicSync(tag: string): Promise<void>;
  /** Stops every worker, as a browser does that needs memory; each starts again with its next event. */
  stop(): Promise<void>;
}

/**
 * Over the DevTools protocol, in a session that ends with the action: while a second session is open, the browser forgets
 * offline emulation at the next page.
 */
async function inSession(page: Page, act: (browser: CDPSession) => Promise<unknown>): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  try {
    await act(browser);
  } finally {
    await browser.detach();
  }
}

/** The browser's registration of an origin's worker. */
async function registrationOf(browser: CDPSession, origin: string): Promise<string> {
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  return registered;
}

/** The number of notifications that a worker has shown since the first call. */
function countShown(worker: Worker): Promise<number> {
  return worker.evaluate(() => {
    const noted = self as unknown as ServiceWorkerGlobalScope & { shownSince?: number };
    if (noted.shownSince === undefined) {
      noted.shownSince = 0;
      const show = noted.registration.showNotification.bind(noted.registration);
      noted.registration.showNotification = async (title, options) => {
        await show(title, options);
        noted.shownSince! += 1;
      };
    }
    return noted.shownSince;
  });
}

/**
 * Triggers a push. If notifications are listed while one is being shown, the browser forgets that one, so
 * nothing may list them before.
 */
async function untilShown(page: Page, deliver: () => Promise<void>): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  const before = worker ? await countShown(worker) : 0;
  await deliver();
  if (worker) await expect.poll(() => countShown(worker)).toBeGreaterThan(before);
}

/**
 * Events for the worker of a page's origin; waits until the worker is active. They go through another page if this one is
 * to be closed by then.
 */
export async function workerEvents(page: Page, through = page): Promise<WorkerEvents> {
  const { origin } = new URL(page.url());
  // Makes the browser compare its records with the displayed notifications once, before anything is shown.
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).getNotifications()));
  const toWorker = (act: (browser: CDPSession, to: { origin: string; registrationId: string }) => Promise<unknown>) =>
    inSession(through, async (browser) => act(browser, { origin, registrationId: await registrationOf(browser, origin) }));
  let isStopped = false;
  return {
    push: async (data) => {
      const deliver = () => toWorker((browser, to) => browser.send('ServiceWorker.deliverPushMessage', { ...to, data }));
      // A stopped worker can't be asked what it has shown: it would answer only after something else had started it.
      await (isStopped ? deliver() : untilShown(through, deliver));
      isStopped = false;
    },
    sync: (tag) => toWorker((browser, to) => browser.send('ServiceWorker.dispatchSyncEvent', { ...to, tag, lastChance: false })),
    periodicSync: (tag) => toWorker((browser, to) => browser.send('ServiceWorker.dispatchPeriodicSyncEvent', { ...to, tag })),
    stop: async () => {
      await toWorker((browser) => browser.send('ServiceWorker.stopAllWorkers'));
      isStopped = true;
    },
  };
}

/** A displayed system notification. */
export interface Shown {
  title: string;
  body: string;
  tag: string;
  lang: string;
}

/** The currently displayed notifications of this origin. */
export function shownNotifications(page: Page): Promise<Shown[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const shown = (await registration?.getNotifications()) ?? [];
    return shown.map(({ title, body, tag, lang }) => ({ title, body, tag, lang }));
  });
}

/** Closes all displayed notifications of this origin; the worker isn't notified. */
export function clearNotifications(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    for (const notification of (await registration?.getNotifications()) ?? []) notification.close();
  });
}

/** The running worker of the context's one origin; waits if the browser has stopped it. */
export async function runningWorker(page: Page): Promise<Worker> {
  return page.context().serviceWorkers()[0] ?? page.context().waitForEvent('serviceworker');
}

/** Clicks the system notification of a tag; resolves when the worker has handled it. */
export async function pressNotification(page: Page, tag: string): Promise<void> {
  const worker = await runningWorker(page);
  await worker.evaluate(async (pressed) => {
    const { registration } = self as unknown as ServiceWorkerGlobalScope;
    const [notification] = await registration.getNotifications({ tag: pressed });
    if (!notification) throw new Error(`no notification ${pressed}`);
    const work: Promise<unknown>[] = [];
    const event = new NotificationEvent('notificationclick', { notification });
    // Only a real event keeps a worker alive; here the test waits for the work instead.
    Object.defineProperty(event, 'waitUntil', { value: (promise: Promise<unknown>) => work.push(promise.catch(() => undefined)) });
    self.dispatchEvent(event);
    for (let at = 0; at < work.length; at += 1) await work[at];
  }, tag);
}

/** Starts recording the numbers that the worker shows in the app icon's badge; 0 means that the badge is cleared. */
export async function watchBadge(page: Page): Promise<() => Promise<number[]>> {
  const worker = await runningWorker(page);
  await worker.evaluate(() => {
    const noted: number[] = [];
    Object.assign(self, { notedBadges: noted });
    Object.assign(self.navigator, {
      setAppBadge: async (count: number) => void noted.push(count),
      clearAppBadge: async () => void noted.push(0),
    });
  });
  return () => worker.evaluate(() => (self as unknown as { notedBadges: number[] }).notedBadges);
}
