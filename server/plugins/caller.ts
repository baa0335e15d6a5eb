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

/** Caller, address and language: known before any handler runs. */
export interface Caller {
  brand: Brand;
  /** The site of the host. */
  site: HostSite;
  locale: Locale;
  country: string | null;
  address: string;
  /** The caller's network, for rate limits. */
  network: string;
  session: Session | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

/** The caller's language: the client's header, otherwise its cookie, otherwise the brand's default. */
function localeOf(request: FastifyRequest, brand: Brand): Locale {
  const asked = request.headers['x-locale'] ?? request.cookies?.locale;
  if (isLocale(asked) && brand.locales.includes(asked)) return asked;
  return brand.defaultLocale;
}

/**
 * Load shedding: refuses calls while as many are pending as may wait for the database. A call needs several statements, so one that has
 * started must find a place in the queue for each: an overloaded server then finishes the calls that it accepts.
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
      // Looked up on demand: most calls don't need it.
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
