import type { AnyRouter } from '@tanstack/react-router';
import { endsOverTransitions } from '#rules/locale/platform-info';
import { isDataSaving } from '../../platform/data-saver/data-saver';

const hasTypes = () =>
  typeof document.startViewTransition === 'function' &&
  CSS.supports('selector(:active-view-transition-type(a))') &&
  !endsOverTransitions(navigator.userAgent);

/** A page whose transition hasn't begun after this time is shown immediately: the device is slow, or busy. */
const LATE_MS = 50;
/** How long pages are shown without a transition after that. */
const REST_MS = 5 * 60_000;
/** A device that needs this long for one task is slow as well: a transition recalculates the style of the whole document, twice. */
const SLOW_TASK_MS = 100;

/** Notifies of every slow task of this window, including those before the call; browsers that don't measure tasks report none. */
function onSlowTask(note: () => void): void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('longtask')) return;
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some(({ duration }) => duration >= SLOW_TASK_MS)) note();
  });
  observer.observe({ type: 'longtask', buffered: true });
}

/**
 * Replaces a page with a named view transition (ROUTE-061), which a press skips. If only the dialog over the page changes, in
 * data-saver mode and in a hidden window, the page is shown immediately; also if the browser skips a transition, and for a while
 * after one began late or the device turned out to be slow.
 */
export function movePages(router: AnyRouter, name: () => string): void {
  let restsUntil = 0;
  const rest = () => (restsUntil = performance.now() + REST_MS);
  onSlowTask(rest);
  router.startViewTransition = async (update) => {
    const isAnother = router.state.resolvedLocation?.pathname !== router.latestLocation.pathname;
    if (!isAnother || name() === 'none' || isDataSaving() || document.hidden || performance.now() < restsUntil || !hasTypes())
      return update();
    const asked = performance.now();
    const begin = () => {
      if (performance.now() - asked > LATE_MS) rest();
      return update();
    };
    const moving = document.startViewTransition({ update: begin, types: [name()] });
    const skip = () => moving.skipTransition();
    // The browser doesn't hit-test what takes part in a transition: the press would be lost.
    window.addEventListener('pointerdown', skip, true);
    const end = () => window.removeEventListener('pointerdown', skip, true);
    moving.ready.catch(() => undefined);
    moving.finished.then(end, end);
    return moving.updateCallbackDone;
  };
}
