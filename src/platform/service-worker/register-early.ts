import { isGuestMode } from '../context/guest-mode';
import { ownScriptUrl } from '../trusted-types';
import { workers } from './container';

/** The worker's address and how it's registered, the same wherever that happens. */
export const registering = { scope: '/', updateViaCache: 'none' } as const;

/** Whether a worker brought this window: otherwise the one that takes over is the device's first, or replaces none here. */
export const cameFromWorker = Boolean(workers()?.controller);

/**
 * On a first visit, registers the worker as soon as the page has loaded, pictures of the first screen included: the rest of what a window
 * does with the worker comes with later code, and the device would go without it as long.
 */
export function registerEarly(): void {
  if (isGuestMode || cameFromWorker) return;
  const register = () =>
    void workers()
      ?.register(ownScriptUrl('/sw.js'), registering)
      .catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
