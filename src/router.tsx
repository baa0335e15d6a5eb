import { type AnyRouter, createRouter, type RouterHistory } from '@tanstack/react-router';
import { baseOf, pathInLocale, pathWithoutLocale } from '#rules/locale/address';
import type { AppContext } from './platform/context/app-context';
import { NotFoundPage } from './shell/pages/not-found-page';
import { markForeign, unmarkForeign } from './shell/guards/own-product';
import { OopsPage } from './shell/pages/oops-page';
import { routeTree } from './route-tree.gen';

function withPath(url: URL, pathname: string): URL {
  const changed = new URL(url);
  changed.pathname = pathname;
  return changed;
}

/** The router over a history: the browser's, or one in memory when the server renders a document. */
export function makeRouter(app: AppContext, history?: RouterHistory) {
  const base = baseOf((history ?? window).location.pathname);
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    context: { app, queryClient: app.queryClient, loadCode: (pathname) => loadCode(router, pathname) },
    rewrite: {
      input: ({ url }) => withPath(url, markForeign(pathWithoutLocale(url.pathname), app.site.brand.productSlug)),
      output: ({ url }) => withPath(url, pathInLocale(app.language.locale, unmarkForeign(url.pathname), base)),
    },
    trailingSlash: 'never',
    defaultErrorComponent: OopsPage,
    defaultNotFoundComponent: NotFoundPage,
    // The not-found page has no layout around it: a guest sees nothing of the profile's.
    notFoundMode: 'root',
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // Server-rendered documents have no restoration script; the router in the browser restores the scroll position.
    scrollRestoration: history === undefined && makeRestoring(),
    defaultHashScrollIntoView: { behavior: 'smooth' },
  });
  return router;
}

/** Loads the code of the page at a path: each route component has a `preload` for its chunk. */
function loadCode(router: AnyRouter, pathname: string): void {
  for (const { options } of router.getMatchedRoutes(pathname)[0]) {
    void (options.component as { preload?: () => Promise<unknown> } | undefined)?.preload?.().catch(() => undefined);
  }
}

type Restores = (options: { location: { search: object } }) => boolean;

/**
 * Whether the router sets the scroll position: not when a dialog opens over the page, nor if the visitor or the browser has scrolled the
 * server-rendered page before hydration.
 */
function makeRestoring(): Restores {
  let isMoved = () => scrollY > 0;
  return ({ location }) => {
    const stays = isMoved();
    isMoved = () => false;
    // The router only stores the position of what was scrolled since the last navigation, but a page that keeps its position was not.
    // Not at the top: this would count as the visitor's first use of the page.
    if (scrollY > 0) document.dispatchEvent(new Event('scroll'));
    return !stays && !(location.search as { modal?: string }).modal;
  };
}

export type AppRouter = ReturnType<typeof makeRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
