import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { compiledCatalogue } from '#locales/compile';
import { App } from '../../src/app';
import { wireClient } from '../../src/platform/api/client';
import { i18n } from '../../src/platform/i18n/i18n';
import { makeWindowContext } from '../../src/platform/window-context';
import { makeRouter } from '../../src/router';
import { refusal } from './fake-platform';
import { until } from './until';

/** What the platform answers, by method and path without query, such as `GET /api/player`. */
export type Answers = Record<string, (body: unknown) => Response | Promise<Response>>;

/** The whole app in a window of its own: every address as its own route shows it, in English. */
export interface Site {
  element: HTMLElement;
  router: ReturnType<typeof makeRouter>;
  /** What was asked of the platform, by method and path, reads of the failure log included. */
  asked: { what: string; body: unknown }[];
  /** Path and query that the bar shows. */
  where: () => string;
  /** Sets out for an address; what it loads may still be under way afterwards. */
  go: (href: string) => Promise<void>;
  /** Lets things happen until an expectation holds, for some seconds at most: parts of the app are still being read. */
  until: (expectation: () => void) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Opens an address of the app; what `answers` does not name is not found. `beforeRender` runs once the first page has loaded
 * and nothing of it is rendered yet. Needs the happy-dom environment.
 */
export async function openSite(address: string, answers: Answers = {}, beforeRender?: (history: RouterHistory) => void): Promise<Site> {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  i18n.loadAndActivate({ locale: 'en', messages: compiledCatalogue('en') });
  const asked: Site['asked'] = [];
  const fetch = async (url: string, init?: RequestInit) => {
    const what = `${init?.method ?? 'GET'} ${url.split('?')[0]}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push({ what, body });
    return answers[what]?.(body) ?? refusal('not_found', 404);
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
