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

/** Requests that bypass the worker: writes except the sign-out, which it watches for, the event stream and the game providers' API. */
const routes: Route[] = [
  ...['POST', 'PUT', 'PATCH'].map((requestMethod): Route => ({ condition: { requestMethod }, source: 'network' })),
  ...['/api/events', '/provider/*'].map((urlPattern): Route => ({ condition: { urlPattern }, source: 'network' })),
];

/**
 * The first release installs the shell only, so the worker is active early; pages ask for the rest. A later one fills its whole
 * cache, because what worked offline before still has to, and waits: the page decides when it takes over (OFF-004).
 */
export function onInstall(event: Installing): void {
  event.waitUntil(fillRelease(Date.now(), isFirst ? 'shell' : 'whole'));
  event.waitUntil(event.addRoutes?.(routes).catch(() => undefined) ?? Promise.resolve());
}

/** Deletes old releases, and claims pages only on the first visit, when there was no worker before. */
export function onActivate(event: Pick<ExtendableEvent, 'waitUntil'>): void {
  event.waitUntil(takeOver());
}

async function takeOver(): Promise<void> {
  await scope.registration.navigationPreload?.enable().catch(() => undefined);
  await dropOldReleases().catch(() => undefined);
  await trimKnown(database);
  // Nothing here waits for the network: requests of pages wait for activation to finish.
  await (isFirst ? scope.clients.claim() : note('sw_updated'));
}

/** Evaluated at script start: a worker that installs beside an active one is an update. */
const isFirst = scope.registration.active === null;
