import { act, createElement, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { compiledCatalogue } from '#locales/compile';
import { type AppContext, AppContextProvider } from '../../src/platform/context/app-context';
import { shellConfigQuery } from '../../src/platform/config/flags';
import { i18n } from '../../src/platform/i18n/i18n';
import { makeWindowContext } from '../../src/platform/context/window-context';
import { until } from './until';

/** A part of the app on a page, in English, with cached responses. */
export interface Rendered {
  page: HTMLElement;
  app: AppContext;
  queryClient: QueryClient;
  /** Path and query that the app has navigated to. */
  where: () => string;
  /** Navigates the app to an address. */
  go: (href: string) => Promise<void>;
  /** Goes back in the history. */
  back: () => Promise<void>;
  /** Goes forward in the history. */
  forward: () => Promise<void>;
  /** How far the history can go back. */
  depth: () => number;
  /** Waits until pending work has settled. */
  settle: () => Promise<void>;
  /** Waits until an expectation passes, for a few seconds at most. */
  until: (expectation: () => void) => Promise<void>;
  unmount: () => Promise<void>;
}

const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 0))));

/**
 * Renders an element in the context of this window, or with `parts` of another; `known` are responses by query key, so that
 * nothing is requested. Needs the happy-dom environment.
 */
export async function render(
  element: ReactElement,
  known: [key: readonly unknown[], response: unknown][] = [],
  parts: Partial<AppContext> = {},
): Promise<Rendered> {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  i18n.loadAndActivate({ locale: 'en', messages: compiledCatalogue('en') });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  // Every page also reads the flags, which have their defaults.
  queryClient.setQueryData(shellConfigQuery.queryKey, { flags: {}, logo: null });
  for (const [key, response] of known) queryClient.setQueryData(key, response);
  const app: AppContext = { ...makeWindowContext(), queryClient, ...parts };
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: createRootRoute({ component: () => element, notFoundComponent: () => element }), history });
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  await act(async () => {
    await router.load();
    const routed = createElement(RouterProvider, { router: router as never });
    const cached = createElement(QueryClientProvider, { client: queryClient }, routed);
    root.render(createElement(AppContextProvider, { value: app }, createElement(I18nProvider, { i18n }, cached)));
  });
  return {
    page,
    app,
    queryClient,
    where: () => history.location.href,
    go: async (href) => {
      await act(async () => history.push(href));
      await settle();
    },
    back: async () => {
      await act(async () => history.back());
      await settle();
    },
    forward: async () => {
      await act(async () => history.forward());
      await settle();
    },
    depth: () => history.location.state.__TSR_index,
    settle,
    until,
    unmount: async () => {
      await act(async () => root.unmount());
      page.remove();
    },
  };
}
