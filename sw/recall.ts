declare const self: ServiceWorkerGlobalScope;

/**
 * How long a window may take to leave before it's reloaded: for another page, which a slow server sends late, or because it reloads itself
 * for a new worker. A reload any earlier would cancel the navigation and show the old page again.
 */
const LEAVING_MS = 10_000;

/** Evaluated at script start: without a previous worker, no window has to be freed. */
const isFirst = self.registration.active === null;

/**
 * The kill-switch worker, served in place of a broken release: it frees each window at its next visit. It deletes all caches,
 * unregisters itself and reloads the open windows, each once; the outbox stays in the database. A freed page registers it again at each
 * start and isn't reloaded for that.
 */
export async function recallAll(): Promise<void> {
  const before = new Set((await openWindows()).map(({ id }) => id));
  // First, so that a window that reloads itself meanwhile already loads without this worker.
  await self.registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  if (isFirst) return;
  // A window that's navigating or reloading finishes that first: its next page, which has another id, loads without this worker.
  await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
  for (const page of await openWindows()) if (before.has(page.id)) await page.navigate(page.url).catch(() => undefined);
}

const openWindows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(recallAll()));
