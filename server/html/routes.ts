import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { headers } from '#contract/headers';
import { isLocale } from '#contract/fields/locale';
import { storage } from '#contract/storage';
import { isDocumentDataSaving } from '#rules/device/data-saver';
import { groups } from '#rules/account/groups';
import { restrictedActionOf, isClosed, licenceOf } from '#rules/account/restrictions';
import { inCanonicalCase, localeOfPath, pathInLocale, pathWithoutLocale } from '#rules/locale/address';
import { manifestOf } from '../../manifest/manifest';
import { rememberPartner } from '../domains/tracking/partner-cookies';
import { Visibility } from '../domains/games/catalogue/visibility';
import type { Platform } from '../platform';
import { ownOrigin } from '../plugins/own-origin';
import { isPagePath, NOWHERE } from '../plugins/page-request';
import { refuse, Refused } from '../plugins/refusals';
import { contentSecurityPolicy } from '../plugins/security';
import { sessionOf } from '../plugins/session-lookup';
import { catalogueOf, textOf, versionOf } from '../texts';
import { fillDocument } from './document';
import { makeRenderer, type Render, type RenderRequest } from './rendering';
import { chosenPathOf } from './chosen-language';
import { readTemplate, type Template } from './files';
import { pageSwitches } from './page-switches';
import { swrCache } from './swr-cache';
import { inTwoParts, compressDocument, type CompressedDocument } from './compressed-document';
import { withMetadata, type DescribedPage } from './seo-metadata';
import { fallbackPage } from './fallback-document';

/** A path without trailing slashes (ROUTE-040), and with one leading slash: two would name another host. */
export function withoutTrailingSlash(pathname: string): string {
  return `/${pathname.replace(/^\/+|\/+$/g, '')}`;
}

/** The requested address; null if it's malformed. */
function addressOf(request: FastifyRequest): URL | null {
  return URL.canParse(request.url, 'http://self') ? new URL(request.url, 'http://self') : null;
}

/** The sources of documents: the built page, and the renderer; null without a build. */
export interface Pages {
  template: Template | null;
  render: Render | null;
}

function builtPages(app: FastifyInstance): Pages {
  const template = readTemplate();
  return { template, render: makeRenderer(app, template?.stylesheets ?? []) };
}

/** The page that's shown if an address is closed to visitors of a country (ROUTE-048). */
const RESTRICTED = '/451';

/**
 * Documents are the same for all guests with the same licence and visible providers. Each is rendered at most every half minute; faster
 * changes arrive by stream.
 */
const CACHE = { freshMs: 30_000, staleMs: 5 * 60_000, maxEntries: 500, pause: () => setTimeout(1_000, undefined, { ref: false }) };

function send(request: FastifyRequest, reply: FastifyReply, { html, packed }: CompressedDocument): FastifyReply {
  void reply.header('vary', 'accept-encoding, cookie, save-data');
  const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  if (!takesBrotli) return reply.send(html);
  // A request that isn't a navigation isn't painted, so it gets one chunk.
  const isOpened = request.headers['sec-fetch-mode'] === 'navigate';
  void reply.header('content-encoding', 'br');
  if (!isOpened) return reply.send(Buffer.concat(packed));
  // Otherwise a proxy such as nginx would buffer both chunks and send them as one.
  return reply.header('x-accel-buffering', 'no').send(inTwoParts(packed));
}

/** A document about a server failure isn't cached, because the failure may be momentary. */
class FailedDocument extends Error {
  readonly made: CompressedDocument;

  constructor(made: CompressedDocument) {
    super(`a document was rendered with ${made.status}`);
    this.made = made;
  }
}

/** Pages for testers only. A guest is sent to the sign-in, since it may be a tester; for other players the page doesn't exist. */
const testersPages: ReadonlySet<string> = new Set(['/ffc', '/install/guides']);

async function isNoTesters(platform: Platform, request: FastifyRequest, path: string): Promise<boolean> {
  if (!testersPages.has(path)) return false;
  const session = await sessionOf(platform, request);
  return session !== null && !session.groups.includes(groups.tester);
}

/** The address to render for a request: its own, or the page that replaces it if it's closed. */
function renderRequestOf(request: FastifyRequest, url: URL): RenderRequest & { path: string } {
  const locale = localeOfPath(url.pathname);
  const {
    host,
    caller: { country, site },
  } = request;
  const isDataSaving = isDocumentDataSaving(request.cookies[storage.cookies.light], String(request.headers['save-data'] ?? ''));
  const asked = pathWithoutLocale(url.pathname);
  const path = isClosed(asked, country, site.licence) ? RESTRICTED : asked;
  const userAgent = request.headers['user-agent'] ?? '';
  const action = restrictedActionOf(asked);
  const restricted = pathInLocale(locale, RESTRICTED) + (action ? `?action=${action}` : '');
  return { url: path === asked ? url.pathname + url.search : restricted, host, site, locale, isDataSaving, country, userAgent, path };
}

/** Routes for documents, manifests and messages. */
export function documentRoutes(app: FastifyInstance, platform: Platform, { template, render }: Pages = builtPages(app)): void {
  const keep = swrCache<CompressedDocument>(CACHE);
  const visibility = new Visibility(platform);
  const readSwitches = pageSwitches(platform);

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const url = addressOf(request);
    if (!template || !url || !isPagePath(url.pathname)) throw refuse('not_found');
    await rememberPartner(platform, request, reply, url.searchParams);
    const canonical = inCanonicalCase(withoutTrailingSlash(url.pathname));
    if (canonical !== url.pathname) return reply.redirect(canonical + url.search, 308);
    const chosen = chosenPathOf(request, reply, canonical);
    if (chosen)
      return reply
        .header('vary', 'cookie')
        .header('cache-control', 'no-cache')
        .redirect(chosen + url.search, 302);
    if (!render) throw refuse('unavailable');
    if (await isNoTesters(platform, request, pathWithoutLocale(url.pathname)))
      url.pathname = pathInLocale(localeOfPath(url.pathname), NOWHERE);
    const { path, ...order } = renderRequestOf(request, url);
    const { host, locale, isDataSaving, country } = order;
    const [{ brand, site }, origin] = [request.caller, ownOrigin(platform.environment, request)];
    const licence = licenceOf(site.licence, country);
    const fill = (page: DescribedPage) => fillDocument({ template, site, locale, path, origin, isDataSaving, licence, page });
    const make = async () => {
      const page = await withMetadata(
        platform,
        { path, search: url.searchParams, locale, brand, isKnownHost: site.isKnown, origin },
        await render(order),
      );
      const whole = await compressDocument(path === RESTRICTED ? 451 : page.status, page.location, page.location ? '' : fill(page));
      if (whole.status >= 500) throw new FailedDocument(whole);
      return whole;
    };
    const find = async () => {
      const seen = `${licence} ${[...(await visibility.blockedFor({ ...order, licence }))].toSorted()}`;
      return keep(`${origin} ${host} ${isDataSaving} ${seen} ${await readSwitches()} ${order.url}`, make);
    };
    const made = await find().catch((error: unknown) => {
      if (error instanceof FailedDocument) return error.made;
      if (error instanceof Refused) throw error;
      request.log.error({ err: error }, 'a page could not be rendered');
      return compressDocument(503, null, fill(fallbackPage(brand, locale)));
    });
    if (made.location) return reply.redirect(made.location, 302);
    void reply
      .status(made.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header(headers.release, template.release)
      .header('content-security-policy', contentSecurityPolicy(platform, template.scriptHashes));
    return send(request, reply, made);
  }

  fileRoutes(app, platform);
  app.get('/*', sendPage);
}

/** The web manifest, the messages of a language, and the icon that browsers ask for where a response isn't a page. */
function fileRoutes(app: FastifyInstance, platform: Platform): void {
  app.get('/favicon.ico', async (request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').redirect(`/icons/${request.caller.brand.id}/favicon-32.png`, 302),
  );

  app.get('/manifest/:file', async (request, reply) => {
    const name = (request.params as { file: string }).file.replace(/\.webmanifest$/, '');
    if (!isLocale(name)) throw refuse('not_found');
    const manifest = manifestOf(
      { brand: request.caller.brand, locale: name, origin: ownOrigin(platform.environment, request) },
      (key, values) => textOf(name, key, values),
    );
    return reply.type('application/manifest+json').header('cache-control', 'no-cache').send(JSON.stringify(manifest));
  });

  app.get('/messages/:file', async (request, reply) => {
    const name = (request.params as { file: string }).file.replace(/\.json$/, '');
    if (!isLocale(name)) throw refuse('not_found');
    // A window of this release has all messages already.
    const isKnown = (request.query as { built?: unknown }).built === versionOf(name);
    return reply
      .type('application/json')
      .header('cache-control', 'public, max-age=300')
      .send(JSON.stringify(isKnown ? {} : catalogueOf(name)));
  });
}
