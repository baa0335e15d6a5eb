import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localesFor } from '#brands/index';
import { isLocale } from '#contract/fields/locale';
import type { Platform } from '../platform';
import { ownOrigin } from '../plugins/own-origin';
import { refuse } from '../plugins/refusals';
import { swrCache } from './swr-cache';
import { knownAddresses, type KnownAddress } from './known-addresses';
import { robotsTxt, sitemapIndex, sitemapOf } from './sitemap';

const HOUR = 'public, max-age=3600';

/** /robots.txt, and the sitemaps of each brand and language (SEO-004). */
export function searchEngineRoutes(app: FastifyInstance, platform: Platform): void {
  const keep = swrCache<KnownAddress[]>({ freshMs: 60_000, staleMs: 10 * 60_000, maxEntries: 1 });
  const addresses = () => keep('all', () => knownAddresses(platform));
  const siteOf = (request: FastifyRequest) => ({
    origin: ownOrigin(platform.environment, request),
    locales: localesFor(request.caller.brand, request.host),
  });
  const asXml = (reply: FastifyReply, text: string) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', HOUR).send(text);

  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', HOUR)
      .send(robotsTxt(siteOf(request).origin)),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const { origin, locales } = siteOf(request);
    return asXml(reply, sitemapIndex(origin, locales, (await addresses()).length));
  });

  app.get<{ Params: { part: string } }>('/sitemap-:part.xml', async (request, reply) => {
    const [locale, part = ''] = request.params.part.split('.');
    const { origin, locales } = siteOf(request);
    if (!isLocale(locale) || !locales.includes(locale) || !/^[1-9]\d{0,2}$/.test(part)) throw refuse('not_found');
    const text = sitemapOf(await addresses(), { origin, locale, locales, part: Number(part) });
    if (text === null) throw refuse('not_found');
    return asXml(reply, text);
  });
}
