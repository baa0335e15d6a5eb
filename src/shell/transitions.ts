import type { AnyRouter } from '@tanstack/react-router';
import { endsOverTransitions } from '#rules/locale/platform-info';
import { isLight } from '../platform/light';

const hasTypes = () => typeof document.startViewTransition === 'function' && CSS.supports('selector(:active-view-transition-type(a))') && !endsOverTransitions(navigator.userAgent);

/** A page whose transition has not begun by then had better stood at once: the device is slow, or busy. */
const LATE_MS = 50;
/** So long after that pages stand at once. */
const REST_MS = 5 * 60_000;

/**
 * Lets a page take the place of another by a transition of a name (ROUTE-061). Where only the dialog over the page changes,
 * in a light window and in a hidden one it stands at once; so it does where the browser cuts a transition short, and for a
 * while where one began late.
 */
export function movePages(router: AnyRouter, name: () => string): void {
  let restsUntil = 0;
  router.startViewTransition = async (update) => {
    const isAnother = router.state.resolvedLocation?.pathname !== router.latestLocation.pathname;
    if (!isAnother || name() === 'none' || isLight() || document.hidden || performance.now() < restsUntil || !hasTypes()) return update();
    const asked = performance.now();
    const begin = () => {
      const now = performance.now();
      if (now - asked > LATE_MS) restsUntil = now + REST_MS;
      return update();
    };
    const moving = document.startViewTransition({ update: begin, types: [name()] });
    for (const end of [moving.ready, moving.finished]) end.catch(() => undefined);
    return moving.updateCallbackDone;
  };
}
