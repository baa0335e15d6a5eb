import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { setupI18n } from '@lingui/core';
import { createMemoryHistory, isRedirect } from '@tanstack/react-router';
import { createRequestHandler, getSsrStatus } from '@tanstack/react-router/ssr/server';
import { proxy } from 'valtio';
import type { Site } from '#brands/page-site';
import type { RenderedPage } from '#contract/rendered-page';
import type { Locale } from '#contract/fields/locale';
import { licenceOf } from '#rules/account/restrictions';
import { unknownSession } from '#rules/account/session/session-machine';
import { pathInLocale, rootPathOf } from '#rules/locale/address';
import { App } from './app';
import { pagesQuery } from './features/content/pages';
import { ApiClient } from './platform/api/client';
import type { Transport } from './platform/api/transport';
import { type AppContext, makeAppContext } from './platform/context/app-context';
import { FlagOverrides } from './platform/config/flag-overrides';
import { firstDataOf } from './platform/hydration/write-first-data';
import { Language } from './platform/i18n';
import { type AppRouter, makeRouter } from './router';
import { Footer } from './shell/footer/footer-place';
import { localesQuery } from './shell/language/languages';
import type { ModalName } from './shell/modal-host/modal';
import { TopNavigation, WideTools } from './shell/parts';
import { titleOfMatches, titleOfModal } from './shell/titles/title';

interface RenderRequest {
  /** Path and query as the browser requested them. */
  url: string;
  site: Site;
  locale: Locale;
  isDataSaving: boolean;
  /** The visitor's country, which decides the licence whose texts the page shows. */
  country: string | null;
  /** Sends the page's public reads to this server itself. */
  fetch: Transport;
}

/** The context of one document: a guest's session, and no state shared with another document. */
async function contextOf({ site, locale, isDataSaving, country, fetch }: RenderRequest): Promise<AppContext> {
  const language = new Language(setupI18n());
  await Promise.all([language.load(locale), language.loadWhole()]);
  return makeAppContext({
    site,
    language,
    // A failed read isn't retried here, because a visitor is waiting; the window retries it.
    api: new ApiClient({ locale: () => locale, retries: 0, fetch }),
    session: proxy({ ...unknownSession, status: 'guest' as const }),
    flagOverrides: new FlagOverrides(false),
    renderedLicence: licenceOf(site.licence, country),
    renderedAt: Date.now(),
    isDataSaving: () => isDataSaving,
  });
}

/** Renders an address as a guest sees it, with the data that its loaders read. Several may be rendered at the same time. */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  const { url, locale } = request;
  const [app] = await Promise.all([contextOf(request), Footer.prepare(), TopNavigation.prepare(), WideTools.prepare()]);
  await Promise.all([app.queryClient.prefetchQuery(localesQuery), app.queryClient.prefetchQuery(pagesQuery(locale))]);
  let page: RenderedPage | undefined;
  const router = makeRouter(app, createMemoryHistory({ initialEntries: [url] }));
  const handle = createRequestHandler({ request: new Request(new URL(url, 'http://localhost')), createRouter: () => router });
  const response = await handle(() => {
    page = pageOf(app, router);
    return new Response(null);
  });
  app.queryClient.clear();
  if (page) return page;
  if (!isRedirect(response)) throw new Error(`${url} got ${response.status} and no page`);
  // A dialog's address shows main underneath; the dialog itself opens in the browser.
  if (response.options.to === '/blank') {
    const empty = await render({ ...request, url: pathInLocale(locale, '/blank') });
    // The browser loads the code of the page itself meanwhile.
    return { ...empty, routes: router.matchRoutes(router.latestLocation).map(({ routeId }) => routeId), isFlagged: true };
  }
  const modal = modalOf(response);
  if (modal) return { ...(await render({ ...request, url: rootPathOf(locale) })), title: titleOfModal(app, modal), isFlagged: true };
  return { ...blank, status: 302, location: response.headers.get('location') };
}

/** Renders the page of a router that has loaded. Synchronously: all data is loaded by now, and the status depends on the rendering. */
function pageOf(app: AppContext, router: AppRouter): RenderedPage {
  const { matches, location } = router.state;
  const html = renderToString(
    <StrictMode>
      <App app={app} router={router} />
    </StrictMode>,
  );
  const meta = matches.flatMap((match) => match.meta ?? []);
  const contentOf = (name: string) => meta.findLast((tag) => tag && 'name' in tag && tag.name === name)?.content ?? '';
  return {
    status: getSsrStatus(router),
    location: null,
    html: withoutPreloads(html),
    firstData: firstDataOf(app, location.href),
    routes: matches.map((match) => match.routeId),
    title: titleOfMatches(app, matches),
    canonical: matches.flatMap((match) => match.links ?? []).findLast((link) => link?.rel === 'canonical')?.href,
    description: contentOf('description'),
    keywords: contentOf('keywords'),
    isFlagged: contentOf('robots') === 'noindex',
  };
}

/**
 * Removes the preload links that React writes for pictures before the page. The browser's preload scanner finds the pictures themselves as
 * early, so the links would only delay the first paint.
 */
function withoutPreloads(html: string): string {
  return html.replace(/^(<link rel="preload" as="image"[^>]*>)+/, '');
}

/** The dialog that a redirect opens, if it opens one. */
function modalOf({ options }: { options: { search?: unknown } }): ModalName | undefined {
  return typeof options.search === 'object' && options.search !== null ? (options.search as { modal?: ModalName }).modal : undefined;
}

const blank: RenderedPage = { status: 200, location: null, html: '', firstData: '[]', routes: [], title: '', description: '' };
