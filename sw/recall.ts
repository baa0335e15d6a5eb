declare const self: ServiceWorkerGlobalScope;

/** Known at the start of the script: where there was no worker before, nobody has to be freed. */
const isFirst = self.registration.active === null;

/**
 * A worker that takes every worker back: served in place of a broken release, it frees each window at its next visit.
 * It empties all caches, leaves, and loads the open windows anew; what waits in the outbox stays in the database. A page
 * that is free registers it again at each start, and is not loaded anew for that.
 */
export async function recallAll(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  if (isFirst) return;
  for (const page of await self.clients.matchAll({ type: 'window', includeUncontrolled: true })) {
    await page.navigate(page.url).catch(() => undefined);
  }
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(recallAll()));
