import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { compiledCatalogue } from '#locales/compile';
import { App } from '../../src/app';
import { wireClient } from '../../src/platform/api/client';
import { i18n } from '../../src/platform/i18n/i18n';
import { makeWindowContext } from '../../src/platform/context/window-context';
import { makeRouter } from '../../src/router';
import { refusal } from './fake-platform';
import { until } from './until';

/** The server's responses, by method and path without query, such as `GET /api/player`. */
export type Responses = Record<string, (body: unknown) => Response | Promise<Response>>;

/** The whole app in a window: every address with its own route, in English. */
export interface Site {
  element: HTMLElement;
  router: ReturnType<typeof makeRouter>;
  /** The requests to the server, by method and path, including reads of the failure log. */
  asked: { what: string; body: unknown }[];
  /** Path and query in the address bar. */
  where: () => string;
  /** Starts navigating to an address; it may still be loading afterwards. */
  go: (href: string) => Promise<void>;
  /** Waits until an expectation passes, for a few seconds at most: parts of the app are still loading. */
  until: (expectation: () => void) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Opens an address of the app; calls that aren't in `responses` get 404. `beforeRender` runs once the first page has loaded
 * and nothing of it is rendered yet. Needs the happy-dom environment.
 */
export async function openSite(address: string, responses: Responses = {}, beforeRender?: (history: RouterHistory) => void): Promise<Site> {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  i18n.loadAndActivate({ locale: 'en', messages: compiledCatalogue('en') });
  const asked: Site['asked'] = [];
  const fetch = async (url: string, init?: RequestInit) => {
    const what = `${init?.method ?? 'GET'} ${url.split('?')[0]}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push({ what, body });
    return responses[what]?.(body) ?? refusal('not_found', 404);
  };
  wireClient({ fetch });
  const history = createMemoryHistory({ initialEntries: [address] });
  const app = makeWindowContext();
  const router = makeRouter(app, history);
  const element = document.createElement('div');
  document.body.append(element);
  const root = createRoot(element, { onCaughtError: () => undefined });
  await act(async () => {
    await router.load();
    beforeRender?.(history);
    root.render(createElement(App, { app, router }));
  });
  return {
    element,
    router,
    asked,
    where: () => (router.state.location.maskedLocation ?? router.state.location).href,
    go: (href) => act(async () => void router.navigate({ href })),
    until,
    close: async () => {
      await act(async () => root.unmount());
      element.remove();
      app.queryClient.clear();
    },
  };
}
