import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Brand } from '#brands/brand';
import type { HostSite } from '#brands/index';
import { isLocale, type Locale } from '#contract/fields/locale';
import type { Platform } from '../platform';
import { DatabaseUnavailable } from '../database/unavailable';
import { countryOf } from './geo';
import { addressOf } from '../own-address';
import { networkOf } from './network-of';
import type { Session } from './session';
import { sessionOf } from './session-lookup';

/** Who asks, from where, in which language: known before any handler runs. */
export interface Caller {
  brand: Brand;
  /** What the host stands for. */
  site: HostSite;
  locale: Locale;
  country: string | null;
  address: string;
  /** What the address counts as where callers are counted. */
  network: string;
  session: Session | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

/** The caller's language: what the client says, else its cookie, else the brand's default. */
function localeOf(request: FastifyRequest, brand: Brand): Locale {
  const asked = request.headers['x-locale'] ?? request.cookies?.locale;
  if (isLocale(asked) && brand.locales.includes(asked)) return asked;
  return brand.defaultLocale;
}

/**
 * Turns calls away while as many are under way as may wait for the database. A call needs several statements: one that has
 * begun finds a place in the queue for each, so that what an overloaded server takes on, it ends.
 */
function roomForCalls(app: FastifyInstance, { database }: Platform) {
  const underWay = new Set<FastifyRequest>();
  app.addHook('onResponse', async (request) => void underWay.delete(request));
  return {
    enter(request: FastifyRequest): void {
      if (underWay.size >= database.pool.waitingAtMost) throw new DatabaseUnavailable('too many calls are under way');
      underWay.add(request);
    },
  };
}

/** Puts `request.caller` on every request. Static files skip the session. */
export function callerPlugin(app: FastifyInstance, platform: Platform): void {
  app.decorateRequest('caller');
  const room = roomForCalls(app, platform);
  app.addHook('onRequest', async (request) => {
    const site = platform.environment.sites.at(request.hostname);
    const { brand } = site;
    const address = addressOf(request);
    request.caller = {
      brand,
      site,
      locale: localeOf(request, brand),
      // Looked up by those who ask: most calls do not.
      get country() {
        return countryOf(platform.environment, address);
      },
      address,
      network: networkOf(address),
      session: null,
    };
    const { call, stream } = request.routeOptions.config;
    const isCall = call !== undefined || stream === true;
    if (call) room.enter(request);
    if (isCall) request.caller.session = await sessionOf(platform, request);
  });
}
