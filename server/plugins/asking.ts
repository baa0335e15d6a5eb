import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Brand } from '#brands/brand';
import { brandOfHost } from '#brands/index';
import { isLocale, type Locale } from '#contract/fields/locale';
import type { Platform } from '../platform';
import { countryOf } from '../edges/geo';
import { networkOf } from './network-of';
import { findSession, type Session } from './session';

/** Who asks, from where, in which language: known before any handler runs. */
export interface Asking {
  brand: Brand;
  locale: Locale;
  country: string | null;
  address: string;
  /** What the address counts as where callers are counted. */
  network: string;
  session: Session | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    asking: Asking;
  }
}

/** The caller's language: what the client says, else its cookie, else the brand's default. */
function localeOf(request: FastifyRequest, brand: Brand): Locale {
  const asked = request.headers['x-locale'] ?? request.cookies?.locale;
  if (isLocale(asked) && brand.locales.includes(asked)) return asked;
  return brand.defaultLocale;
}

/** Puts `request.asking` on every request. Static files skip the session. */
export function askingPlugin(app: FastifyInstance, platform: Platform): void {
  app.decorateRequest('asking');
  app.addHook('onRequest', async (request) => {
    const brand = brandOfHost(request.hostname);
    request.asking = {
      brand,
      locale: localeOf(request, brand),
      // Looked up by those who ask: most calls do not.
      get country() {
        return countryOf(platform.environment, request);
      },
      address: request.ip,
      network: networkOf(request.ip),
      session: null,
    };
    const { call, stream } = request.routeOptions.config;
    const isCall = call !== undefined || stream === true;
    if (isCall) request.asking.session = await findSession(platform, request);
  });
}
