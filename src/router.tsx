import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { isLocale } from '#contract/fields/locale';
import { activeLocale } from './platform/i18n';
import { routeTree } from './route-tree.gen';

/** The address without its locale prefix, as routes are written (ROUTE-036). */
export function withoutLocale(url: URL): URL {
  const [, first, ...rest] = url.pathname.split('/');
  if (!isLocale(first)) return url;
  const inner = new URL(url);
  inner.pathname = `/${rest.join('/')}`;
  return inner;
}

/** The address as the bar shows it: the language shown comes first, the default one has no prefix (ROUTE-036). */
export function withLocale(url: URL): URL {
  const locale = activeLocale();
  if (locale === 'en') return url;
  const outer = new URL(url);
  outer.pathname = url.pathname === '/' ? `/${locale}` : `/${locale}${url.pathname}`;
  return outer;
}

/** The routes over a history: the browser's own, or one in memory where the server draws the document. */
export function makeRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    context: { queryClient },
    rewrite: { input: ({ url }) => withoutLocale(url), output: ({ url }) => withLocale(url) },
    trailingSlash: 'never',
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // Drawn documents carry no script of the router's; the browser's own router restores.
    scrollRestoration: history === undefined,
  });
}

export type AppRouter = ReturnType<typeof makeRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
