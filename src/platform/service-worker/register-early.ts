import { isGuestMode } from '../context/guest-mode';
import { release } from '../presence/first-use';
import { ownScriptUrl } from '../trusted-types';
import { workers } from './container';

/** The worker's address and how it's registered, the same wherever that happens. */
export const registering = { scope: '/', updateViaCache: 'none' } as const;

/** Whether a worker brought this window: otherwise the one that takes over is the device's first, or replaces none here. */
export const cameFromWorker = Boolean(workers()?.controller);

/** Whether the pictures of the first screen, which are the ones that aren't lazy, have loaded. */
const hasPictures = () => [...document.querySelectorAll('img')].every(({ complete, loading }) => complete || loading === 'lazy');

/**
 * On a first visit, registers the worker once the first screen has its pictures, at the latest when the page has loaded: the rest of
 * what a window does with the worker comes with later code, and the device would go without it as long. Without workers, as in
 * some private windows, nothing waits for it.
 */
export function registerEarly(): void {
  if (cameFromWorker) return;
  const container = isGuestMode ? undefined : workers();
  const register = () => (container ? void container.register(ownScriptUrl('/sw.js'), registering).catch(release) : release());
  if (document.readyState === 'complete' || hasPictures()) register();
  else addEventListener('load', register, { once: true });
}
