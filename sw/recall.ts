declare const self: ServiceWorkerGlobalScope;

/** How long a window that's navigating to another page may take to leave before it's reloaded. */
const LEAVING_MS = 2_000;

/** Evaluated at script start: without a previous worker, no window has to be freed. */
const isFirst = self.registration.active === null;

/**
 * The kill-switch worker, served in place of a broken release: it frees each window at its next visit. It deletes all caches,
 * unregisters itself and reloads the open windows; the outbox stays in the database. A freed page registers it again at each
 * start and isn't reloaded for that.
 */
export async function recallAll(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  if (isFirst) return;
  // A window that's navigating finishes that first; its next page loads without this worker.
  await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
  for (const page of await self.clients.matchAll({ type: 'window', includeUncontrolled: true })) {
    await page.navigate(page.url).catch(() => undefined);
  }
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(recallAll()));
