import type { AnyRouter } from '@tanstack/react-router';
import { endsOverTransitions } from '#rules/locale/platform-info';
import { isDataSaving } from '../../platform/data-saver/data-saver';

const hasTypes = () =>
  typeof document.startViewTransition === 'function' &&
  CSS.supports('selector(:active-view-transition-type(a))') &&
  !endsOverTransitions(navigator.userAgent);

/** A page whose transition hasn't begun by then shows immediately: the device is slow, or busy. */
const LATE_MS = 50;
/** For this long after that, pages show immediately. */
const REST_MS = 5 * 60_000;

/**
 * Replaces a page with a named view transition (ROUTE-061). If only the dialog over the page changes, in data-saver mode and
 * in a hidden window it shows immediately; so it does if the browser skips a transition, and for a while after one began
 * late.
 */
export function movePages(router: AnyRouter, name: () => string): void {
  let restsUntil = 0;
  router.startViewTransition = async (update) => {
    const isAnother = router.state.resolvedLocation?.pathname !== router.latestLocation.pathname;
    if (!isAnother || name() === 'none' || isDataSaving() || document.hidden || performance.now() < restsUntil || !hasTypes())
      return update();
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
