import { isGuestMode } from '../context/guest-mode';
import { release } from '../presence/first-use';
import { ownScriptUrl } from '../trusted-types';
import { workers } from './container';

/** The worker's registration options, the same wherever it's registered. */
export const registering = { scope: '/', updateViaCache: 'none' } as const;

/** Whether a worker controlled this window from the start; otherwise the worker that takes over is the first one here. */
export const cameFromWorker = Boolean(workers()?.controller);

/** Whether the pictures of the first screen, which are the ones that aren't lazy, have loaded. */
const hasPictures = () => [...document.querySelectorAll('img')].every(({ complete, loading }) => complete || loading === 'lazy');

/**
 * On a first visit, registers the worker once the first screen has its pictures, at the latest when the page has loaded: the other code for
 * the worker loads later, which would delay the registration. Without workers, as in some private windows, the parts that wait for it load
 * immediately.
 */
export function registerEarly(): void {
  if (cameFromWorker) return;
  const container = isGuestMode ? undefined : workers();
  const register = () => (container ? void container.register(ownScriptUrl('/sw.js'), registering).catch(release) : release());
  if (document.readyState === 'complete' || hasPictures()) register();
  else addEventListener('load', register, { once: true });
}
