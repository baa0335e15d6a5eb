import { type AnyRouter, defaultParseSearch } from '@tanstack/react-router';
import { platformPaths } from '#contract/platform-paths';
import { baseOf, pathWithoutLocale } from '#rules/locale/address';
import { notePage } from '../modal-host/modal';

/**
 * Records the page of this app that a link led here from, so that a dialog whose link was clicked before hydration opens
 * over it (ROUTE-009). An address without its own page, such as another dialog's or the payment
 * provider's, doesn't count.
 */
export function notePageBefore(router: AnyRouter, referrer = document.referrer): void {
  const [arrival] = performance.getEntriesByType('navigation');
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  if (
    (arrival as PerformanceNavigationTiming | undefined)?.type !== 'navigate' ||
    from?.origin !== location.origin ||
    baseOf(from.pathname) !== baseOf(location.pathname) ||
    platformPaths.test(from.pathname)
  )
    return;
  const page = { pathname: pathWithoutLocale(from.pathname), search: defaultParseSearch(from.search) as Record<string, unknown> };
  const match = router.matchRoutes(page.pathname, page.search).at(-1);
  if (router.routesById[match?.routeId ?? '']?.options.component) notePage(page);
}
