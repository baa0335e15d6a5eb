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

/** The routes over a history: the browser's own, or one in memory where the server draws the document. */
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
    // An address without a page belongs to no layout: a guest sees nothing of the profile's.
    notFoundMode: 'root',
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // Drawn documents carry no script of the router's; the browser's own router restores.
    scrollRestoration: history === undefined && makeRestoring(),
    defaultHashScrollIntoView: { behavior: 'smooth' },
  });
  return router;
}

/** A page's component is in its chunk, and knows how to load it. */
function loadCode(router: AnyRouter, pathname: string): void {
  for (const { options } of router.getMatchedRoutes(pathname)[0]) {
    void (options.component as { preload?: () => Promise<unknown> } | undefined)?.preload?.().catch(() => undefined);
  }
}

type Restores = (options: { location: { search: object } }) => boolean;

/**
 * Whether the router puts the page in its place: not below a dialog, which leaves it where it is, nor where a person, or the
 * browser, has moved on what the server drew before the app lived.
 */
function makeRestoring(): Restores {
  let isMoved = () => scrollY > 0;
  return ({ location }) => {
    const stays = isMoved();
    isMoved = () => false;
    return !stays && !(location.search as { modal?: string }).modal;
  };
}

export type AppRouter = ReturnType<typeof makeRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
