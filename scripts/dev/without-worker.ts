import type { Plugin } from 'vite';

/** Leaves nothing of a worker that an earlier start has put into the browser, and loads the window again without it. */
export const leaveWorker = `
void navigator.serviceWorker?.getRegistrations().then(async (all) => {
  if (all.length === 0) return;
  for (const name of await caches.keys()) await caches.delete(name);
  for (const one of all) await one.unregister();
  location.reload();
});
`;

/** Has the app's first module free the window of a worker while workers are switched off. */
export function withoutWorker(): Plugin {
  return {
    name: 'perigee-without-worker',
    apply: 'serve',
    transform: (code, id) => (id.endsWith('/src/main.tsx') ? code + leaveWorker : undefined),
  };
}
