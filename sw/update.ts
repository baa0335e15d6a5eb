import { trimKnown } from '#offline/last-known';
import { database } from './database';
import { fillRelease } from './precache';
import { note } from './record';
import { dropOldReleases } from './release-caches';
import { scope } from './scope';

interface Route {
  condition: { requestMethod?: string; urlPattern?: string };
  source: 'network';
}

type Installing = Pick<ExtendableEvent, 'waitUntil'> & { addRoutes?: (routes: Route[]) => Promise<void> };

/** What never needs the worker: writes but the sign-out, which it hears of, the live stream and the game providers' wire. */
const routes: Route[] = [
  ...['POST', 'PUT', 'PATCH'].map((requestMethod): Route => ({ condition: { requestMethod }, source: 'network' })),
  ...['/api/events', '/provider/*'].map((urlPattern): Route => ({ condition: { urlPattern }, source: 'network' })),
];

/** A new release fills its cache and then waits: the page decides when it takes over (OFF-004). */
export function onInstall(event: Installing): void {
  event.waitUntil(fillRelease(Date.now()));
  event.waitUntil(event.addRoutes?.(routes).catch(() => undefined) ?? Promise.resolve());
}

/** Old releases go, and pages are taken over only where none had a worker before: the first visit. */
export function onActivate(event: Pick<ExtendableEvent, 'waitUntil'>): void {
  event.waitUntil(takeOver());
}

async function takeOver(): Promise<void> {
  await scope.registration.navigationPreload?.enable().catch(() => undefined);
  await dropOldReleases().catch(() => undefined);
  await trimKnown(database);
  // No network is waited for: what pages ask for meanwhile waits for the end of this.
  await (isFirst ? scope.clients.claim() : note('sw_updated'));
}

/** Known at the start of the script: a worker that installs beside an active one is an update. */
const isFirst = scope.registration.active === null;
