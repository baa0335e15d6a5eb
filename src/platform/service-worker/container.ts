/** A service worker would hide changes in development, so it's off unless started with `npm run dev -- --sw`. */
const isOff = import.meta.env.DEV && import.meta.env.VITE_SERVICE_WORKER === 'off';

/** The browser's service workers; undefined if it has none or denies access. */
export function workers(): ServiceWorkerContainer | undefined {
  if (isOff) return undefined;
  try {
    return globalThis.navigator?.serviceWorker;
  } catch {
    // Some browsers throw in a sandboxed frame, or where the site may store nothing.
    return undefined;
  }
}
