import { Workbox } from 'workbox-window';
import { ownScriptUrl } from '../trusted-types';
import { registering } from './register-early';
import { workers } from './container';
import { offer } from './update';

const HOUR_MS = 60 * 60 * 1000;
const CHECKS_APART_MS = 60_000;

type Registration = ServiceWorkerRegistration | undefined;

/** Registers the worker and checks for new releases: at launch, on becoming visible and hourly. */
export async function registerWorker(): Promise<Registration> {
  const box = new Workbox(ownScriptUrl('/sw.js'), registering);
  box.addEventListener('waiting', ({ sw }) => offer(sw ?? null));
  const hadWorker = Boolean(workers()?.controller);
  const registered = await box.register({ immediate: true });
  // The browser's own check after a navigation waits while the worker is busy: a recall would take a second navigation.
  if (hadWorker) void registered?.update().catch(() => undefined);
  if (registered?.waiting) offer(registered.waiting);
  registered?.addEventListener('updatefound', () => watchInstalling(registered));
  watchForReleases(registered);
  return registered;
}

/** workbox-window reports one waiting worker per window; later ones are detected here. */
function watchInstalling(registration: Registration): void {
  const installing = registration?.installing;
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && navigator.serviceWorker.controller) offer(registration?.waiting ?? installing);
  });
}

function watchForReleases(registration: Registration): void {
  let checkedAt = Date.now();
  const check = () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECKS_APART_MS) return;
    checkedAt = Date.now();
    void registration?.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', check);
  setInterval(check, HOUR_MS);
}

interface PeriodicSync {
  register(tag: string, options: { minInterval: number }): Promise<void>;
}

/** Asks the browser, where supported, to refresh the history and the catalogue while everything is closed. */
export async function askForPeriodicSync(registration: Registration): Promise<void> {
  const { periodicSync } = (registration ?? {}) as { periodicSync?: PeriodicSync };
  const syncs = [
    ['history', HOUR_MS],
    ['catalogue', 12 * HOUR_MS],
  ] as const;
  for (const [tag, minInterval] of syncs) await periodicSync?.register(tag, { minInterval }).catch(() => undefined);
}
