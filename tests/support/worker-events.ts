import { type CDPSession, expect, type Page, type Worker } from '@playwright/test';

/** What the browser does to a service worker: the events that it would hand over at its own time. */
export interface WorkerEvents {
  /**
   * A push service has delivered something; resolves once a worker that runs by then has had the system show something,
   * as every push does. A worker that the push has to start may still be about to.
   */
  push(text: string): Promise<void>;
  /** There is a network again for what was registered under a tag. */
  sync(tag: string): Promise<void>;
  /** It is time for what is to run now and then. */
  periodicSync(tag: string): Promise<void>;
  /** The browser needs the memory: every worker is stopped and starts again with its next event. */
  stop(): Promise<void>;
}

/**
 * Over the browser's own protocol, in a session that ends with the act: while a second session is open, the browser forgets
 * with the next page that it is to be without network.
 */
async function inSession(page: Page, act: (browser: CDPSession) => Promise<unknown>): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  try {
    await act(browser);
  } finally {
    await browser.detach();
  }
}

/** Where the browser keeps the worker of an origin. */
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

/** How often a worker has had the system show something since the first such question. */
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
 * Does what brings a worker a push. Who asks for the notifications at the moment when one is being shown makes the browser
 * forget that one, so nobody is to ask before.
 */
async function untilShown(page: Page, deliver: () => Promise<void>): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  const before = worker ? await countShown(worker) : 0;
  await deliver();
  if (worker) await expect.poll(() => countShown(worker)).toBeGreaterThan(before);
}

/**
 * Events for the worker of a page's origin; waits until the worker is active. They come through another page where that
 * is to be gone by then.
 */
export async function workerEvents(page: Page, through = page): Promise<WorkerEvents> {
  const { origin } = new URL(page.url());
  // The browser compares what it has noted with what the system shows, for the first time, before anything is shown.
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).getNotifications()));
  const toWorker = (act: (browser: CDPSession, to: { origin: string; registrationId: string }) => Promise<unknown>) =>
    inSession(through, async (browser) => act(browser, { origin, registrationId: await registrationOf(browser, origin) }));
  return {
    push: (data) => untilShown(through, () => toWorker((browser, to) => browser.send('ServiceWorker.deliverPushMessage', { ...to, data }))),
    sync: (tag) => toWorker((browser, to) => browser.send('ServiceWorker.dispatchSyncEvent', { ...to, tag, lastChance: false })),
    periodicSync: (tag) => toWorker((browser, to) => browser.send('ServiceWorker.dispatchPeriodicSyncEvent', { ...to, tag })),
    stop: () => toWorker((browser) => browser.send('ServiceWorker.stopAllWorkers')),
  };
}

/** A system notification as the browser shows it. */
export interface Shown {
  title: string;
  body: string;
  tag: string;
  lang: string;
}

/** The notifications of this origin that the system shows now. */
export function shownNotifications(page: Page): Promise<Shown[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const shown = (await registration?.getNotifications()) ?? [];
    return shown.map(({ title, body, tag, lang }) => ({ title, body, tag, lang }));
  });
}

/** The person puts away whatever the system shows of this origin, which the worker is not told of. */
export function clearNotifications(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    for (const notification of (await registration?.getNotifications()) ?? []) notification.close();
  });
}

/** The running worker of the context's one origin; waits where the browser has stopped it. */
export async function runningWorker(page: Page): Promise<Worker> {
  return page.context().serviceWorkers()[0] ?? page.context().waitForEvent('serviceworker');
}

/** The person presses the system notification of a tag, or puts it away; resolves when the worker has dealt with it. */
export async function pressNotification(page: Page, tag: string, how: 'notificationclick' | 'notificationclose' = 'notificationclick'): Promise<void> {
  const worker = await runningWorker(page);
  await worker.evaluate(
    async ([pressed, kind]) => {
      const { registration } = self as unknown as ServiceWorkerGlobalScope;
      const [notification] = await registration.getNotifications({ tag: pressed! });
      if (!notification) throw new Error(`no notification ${pressed}`);
      const work: Promise<unknown>[] = [];
      const event = new NotificationEvent(kind!, { notification });
      // Only an event of the browser's own keeps a worker alive: here the test waits for the work instead.
      Object.defineProperty(event, 'waitUntil', { value: (promise: Promise<unknown>) => work.push(promise.catch(() => undefined)) });
      self.dispatchEvent(event);
      for (let at = 0; at < work.length; at += 1) await work[at];
    },
    [tag, how],
  );
}

/** Notes from now on which numbers the worker puts on the app's icon; 0 where it takes the number off. */
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
