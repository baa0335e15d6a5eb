import type { AnyRouter } from '@tanstack/react-router';
import { endsOverTransitions } from '#rules/locale/platform-info';
import { isLight } from '../platform/light';

const hasTypes = () => typeof document.startViewTransition === 'function' && CSS.supports('selector(:active-view-transition-type(a))') && !endsOverTransitions(navigator.userAgent);

/**
 * Lets a page take the place of another by a transition of a name (ROUTE-061). Where only the dialog over the page changes,
 * in a light window and in a hidden one it stands at once; so it does where the browser cuts a transition short.
 */
export function movePages(router: AnyRouter, name: () => string): void {
  router.startViewTransition = async (update) => {
    const isAnother = router.state.resolvedLocation?.pathname !== router.latestLocation.pathname;
    if (!isAnother || name() === 'none' || isLight() || document.hidden || !hasTypes()) return update();
    const moving = document.startViewTransition({ update, types: [name()] });
    for (const end of [moving.ready, moving.finished]) end.catch(() => undefined);
    return moving.updateCallbackDone;
  };
}
