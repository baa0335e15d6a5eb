import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryHistory } from '@tanstack/react-router';
import type { HostSite } from '#brands/index';
import type { Painted } from '#contract/painted';
import type { Locale } from '#contract/fields/locale';
import { licenceOf } from '#rules/account/restrictions';
import { pathInLocale, rootPathOf } from '#rules/locale/address';
import { App } from './app';
import { wireClient } from './platform/api/client';
import type { Transport } from './platform/api/transport';
import { setSite } from './platform/brand';
import { setDrawnAt } from './platform/drawn';
import { firstDataOf } from './platform/first-data';
import { loadLocale, loadWholeCatalogue } from './platform/i18n';
import { drawLight } from './platform/light';
import { makeQueryClient } from './platform/query-client';
import { makeRouter } from './router';
import { session } from './platform/session';
import { renderFor } from './platform/use-licence';
import { Footer } from './shell/footer-place';
import { localesQuery } from './shell/languages';
import type { ModalName } from './shell/modal';
import { TopNavigation, WideTools } from './shell/parts';
import { titleOfMatches, titleOfModal } from './shell/title';

interface Order {
  /** Path and query as the browser asked for them. */
  url: string;
  site: HostSite;
  locale: Locale;
  isLight: boolean;
  /** Where the visitor is: the page says what holds under the licence there. */
  country: string | null;
  /** Answers the page's public reads; the server asks itself. */
  fetch: Transport;
}

let turn: Promise<unknown> = Promise.resolve();

/** Draws an address as a guest sees it, with the data that its loaders read. One at a time: the language is the window's. */
export function draw(order: Order): Promise<Painted> {
  const drawn = turn.then(() => drawNow(order));
  turn = drawn.catch(() => undefined);
  return drawn;
}

async function drawNow({ url, ...given }: Order): Promise<Painted> {
  const { site, locale, isLight, country, fetch } = given;
  // A read that fails is not tried again: one address is drawn at a time, and all others would wait.
  wireClient({ locale: () => locale, onSignedOut: () => undefined, retries: 0, fetch });
  setSite(site);
  setDrawnAt(Date.now());
  drawLight(isLight);
  renderFor(licenceOf(site.licence, country));
  session.status = 'guest';
  await loadLocale(locale);
  await Promise.all([loadWholeCatalogue(), Footer.prepare(), TopNavigation.prepare(), WideTools.prepare()]);
  const queryClient = makeQueryClient();
  await queryClient.prefetchQuery(localesQuery);
  const router = makeRouter(queryClient, createMemoryHistory({ initialEntries: [url] }));
  await router.load();
  const result = router._serverResult;
  if (result?.type === 'redirect') {
    // A dialog's address shows main underneath; the dialog itself opens in the browser.
    if (result.redirect.options.to === '/blank') return { ...(await drawNow({ ...given, url: pathInLocale(locale, '/blank') })), isFlagged: true };
    const modal = modalOf(result.redirect);
    if (modal) return { ...(await drawNow({ ...given, url: rootPathOf(locale) })), title: titleOfModal(modal), isFlagged: true };
    return { ...blank, status: 302, location: result.redirect.headers.get('location') };
  }
  const { matches } = router.state;
  const html = withoutPreloads(renderToString(
      <StrictMode>
        <App router={router} queryClient={queryClient} />
      </StrictMode>,
    ));
  const meta = matches.flatMap((match) => match.meta ?? []);
  const contentOf = (name: string) => meta.findLast((tag) => tag && 'name' in tag && tag.name === name)?.content ?? '';
  const drawn: Painted = {
    status: result?.type === 'render' ? result.status : 200,
    location: null,
    html,
    firstData: firstDataOf(queryClient, router.state.location.href),
    routes: matches.map((match) => match.routeId),
    title: titleOfMatches(matches),
    canonical: matches.flatMap((match) => match.links ?? []).findLast((link) => link?.rel === 'canonical')?.href,
    description: contentOf('description'),
    keywords: contentOf('keywords'),
    isFlagged: contentOf('robots') === 'noindex',
  };
  queryClient.clear();
  return drawn;
}

/**
 * React writes a preload of each picture before the page. The browser finds the pictures themselves with the same look,
 * so the links only put off the first paint.
 */
function withoutPreloads(html: string): string {
  return html.replace(/^(<link rel="preload" as="image"[^>]*>)+/, '');
}

/** The dialog that a redirect opens, if it opens one. */
function modalOf({ options }: { options: { search?: unknown } }): ModalName | undefined {
  return typeof options.search === 'object' && options.search !== null ? (options.search as { modal?: ModalName }).modal : undefined;
}

const blank: Painted = { status: 200, location: null, html: '', firstData: '[]', routes: [], title: '', description: '' };
