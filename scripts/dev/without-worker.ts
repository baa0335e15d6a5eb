import type { Plugin } from 'vite';

/** Unregisters a service worker of an earlier start, deletes its caches, and reloads the window. */
export const leaveWorker = `
void navigator.serviceWorker?.getRegistrations().then(async (all) => {
  if (all.length === 0) return;
  for (const name of await caches.keys()) await caches.delete(name);
  for (const one of all) await one.unregister();
  location.reload();
});
`;

/** Makes the app's first module unregister a service worker while workers are off. */
export function withoutWorker(): Plugin {
  return {
    name: 'perigee-without-worker',
    apply: 'serve',
    transform: (code, id) => (id.endsWith('/src/main.tsx') ? code + leaveWorker : undefined),
  };
}
