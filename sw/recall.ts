declare const self: ServiceWorkerGlobalScope;

/**
 * A worker that takes every worker back: served in place of a broken release, it frees each window at its next visit.
 * It empties all caches, leaves, and loads the open windows anew; what waits in the outbox stays in the database.
 */
export async function recallAll(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: 'window', includeUncontrolled: true })) {
    await page.navigate(page.url).catch(() => undefined);
  }
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(recallAll()));
