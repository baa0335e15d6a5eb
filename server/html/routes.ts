import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocale } from '#contract/fields/locale';
import { localeOfPath, pathWithoutLocale } from '#rules/locale/address';
import { compiledCatalogue } from '#locales/compile';
import { manifestOf } from '../../manifest/manifest';
import type { Platform } from '../platform';
import { ownOrigin } from '../plugins/own-origin';
import { refuse } from '../plugins/refusals';
import { contentSecurityPolicy } from '../plugins/security';
import { textOf } from '../texts';
import { fillDocument } from './document';
import { makeDrawing } from './drawing';
import { sendPacked } from './packed';
import { readTemplate, type Template } from './files';

/** Whether an address asks for a page rather than for a file or a call. */
function isPage(request: FastifyRequest, pathname: string): boolean {
  if (request.method !== 'GET' || /^\/(api|provider|assets|covers|icons|docs)\//.test(pathname)) return false;
  return !/\.[a-z0-9]{2,12}$/.test(pathname) && (request.headers.accept ?? '*/*').includes('text/html');
}

/** A path without slashes at its end (ROUTE-040), and with one at its start: two would name another host. */
export function withoutTrailingSlash(pathname: string): string {
  return `/${pathname.replace(/^\/+|\/+$/g, '')}`;
}

/** The address that was asked for; null for one that is none. */
function addressOf(request: FastifyRequest): URL | null {
  return URL.canParse(request.url, 'http://self') ? new URL(request.url, 'http://self') : null;
}

/** What documents are made of: the built page, and the way to draw an address; null without a build. */
export interface Pages {
  template: Template | null;
  drawing: ReturnType<typeof makeDrawing>;
}

/** Documents, manifests and messages: what a browser asks for before it runs our code. */
export function documentRoutes(
  app: FastifyInstance,
  platform: Platform,
  { template, drawing }: Pages = { template: readTemplate(), drawing: makeDrawing(app) },
): void {

  async function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const url = addressOf(request);
    if (!template || !url || !isPage(request, url.pathname)) throw refuse('not_found');
    const stripped = withoutTrailingSlash(url.pathname);
    if (stripped !== url.pathname) return reply.redirect(stripped + url.search, 308);
    const locale = localeOfPath(url.pathname);
    const path = pathWithoutLocale(url.pathname);
    const { brand } = request.asking;
    const draw = await drawing;
    const drawn = draw ? await draw(url.pathname + url.search, request.host, locale) : null;
    if (!drawn) throw refuse('unavailable');
    if (drawn.location) return reply.redirect(drawn.location, 302);
    const origin = ownOrigin(platform.environment, request);
    void reply
      .status(drawn.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', contentSecurityPolicy(platform, template.scriptHashes));
    return sendPacked(request, reply, drawn, `${origin} ${locale}`, () => fillDocument({ template, brand, locale, path, origin, drawn }));
  }

  app.get('/manifest/:file', async (request, reply) => {
    const name = (request.params as { file: string }).file.replace(/\.webmanifest$/, '');
    if (!isLocale(name)) throw refuse('not_found');
    const manifest = manifestOf(request.asking.brand, name, (key, values) => textOf(name, key, values));
    return reply.type('application/manifest+json').header('cache-control', 'no-cache').send(JSON.stringify(manifest));
  });

  app.get('/messages/:file', async (request, reply) => {
    const name = (request.params as { file: string }).file.replace(/\.json$/, '');
    if (!isLocale(name)) throw refuse('not_found');
    return reply.type('application/json').header('cache-control', 'public, max-age=300').send(JSON.stringify(compiledCatalogue(name)));
  });

  app.get('/*', answerPage);
}
