import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { setupI18n } from '@lingui/core';
import { createMemoryHistory } from '@tanstack/react-router';
import { proxy } from 'valtio';
import type { HostSite } from '#brands/index';
import type { Painted } from '#contract/painted';
import type { Locale } from '#contract/fields/locale';
import { licenceOf } from '#rules/account/restrictions';
import { unknownSession } from '#rules/account/session-machine';
import { pathInLocale, rootPathOf } from '#rules/locale/address';
import { App } from './app';
import { ApiClient } from './platform/api/client';
import type { Transport } from './platform/api/transport';
import { type AppContext, makeAppContext } from './platform/app-context';
import { FlagOverrides } from './platform/config/flag-overrides';
import { firstDataOf } from './platform/first-data';
import { Language } from './platform/i18n';
import { makeRouter } from './router';
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

/** What one document is rendered with: a guest's session, and nothing of any other document. */
async function contextOf({ site, locale, isLight, country, fetch }: Order): Promise<AppContext> {
  const language = new Language(setupI18n());
  await Promise.all([language.load(locale), language.loadWhole()]);
  return makeAppContext({
    site,
    language,
    // A read that fails is not sent again: a visitor is waiting, and the window tries again.
    api: new ApiClient({ locale: () => locale, retries: 0, fetch }),
    session: proxy({ ...unknownSession, status: 'guest' as const }),
    flagOverrides: new FlagOverrides(false),
    renderedLicence: licenceOf(site.licence, country),
    renderedAt: Date.now(),
    isLight: () => isLight,
  });
}

/** Renders an address as a guest sees it, with the data that its loaders read. Several may be rendered at the same time. */
export async function draw(order: Order): Promise<Painted> {
  const { url, locale } = order;
  const [app] = await Promise.all([contextOf(order), Footer.prepare(), TopNavigation.prepare(), WideTools.prepare()]);
  const { queryClient } = app;
  await queryClient.prefetchQuery(localesQuery);
  const router = makeRouter(app, createMemoryHistory({ initialEntries: [url] }));
  await router.load();
  const result = router._serverResult;
  if (result?.type === 'redirect') {
    // A dialog's address shows main underneath; the dialog itself opens in the browser.
    if (result.redirect.options.to === '/blank') return { ...(await draw({ ...order, url: pathInLocale(locale, '/blank') })), isFlagged: true };
    const modal = modalOf(result.redirect);
    if (modal) return { ...(await draw({ ...order, url: rootPathOf(locale) })), title: titleOfModal(app, modal), isFlagged: true };
    return { ...blank, status: 302, location: result.redirect.headers.get('location') };
  }
  const { matches } = router.state;
  const html = withoutPreloads(renderToString(
      <StrictMode>
        <App app={app} router={router} />
      </StrictMode>,
    ));
  const meta = matches.flatMap((match) => match.meta ?? []);
  const contentOf = (name: string) => meta.findLast((tag) => tag && 'name' in tag && tag.name === name)?.content ?? '';
  const drawn: Painted = {
    status: result?.type === 'render' ? result.status : 200,
    location: null,
    html,
    firstData: firstDataOf(app, router.state.location.href),
    routes: matches.map((match) => match.routeId),
    title: titleOfMatches(app, matches),
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
