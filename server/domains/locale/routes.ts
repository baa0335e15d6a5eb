import type { FastifyRequest } from 'fastify';
import { getClientContext, getCurrentIp } from '#contract/calls/locale';
import { type ClientHeaders, platformInfoOf } from '#rules/locale/platform-info';
import type { Domain } from '#server/domain';
import { serve } from '#server/plugins/contract';
import { infoRoutes } from './info-routes';

const LONGEST = 500;

/** Parses a browser's headers; hints are quoted or `?1`. */
function clientHeadersOf({ headers }: FastifyRequest): ClientHeaders {
  const text = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value.slice(0, LONGEST) : null;
  };
  const mobile = text('sec-ch-ua-mobile');
  return {
    userAgent: text('user-agent') ?? '',
    brands: text('sec-ch-ua'),
    mobile: mobile === null ? null : mobile === '?1',
    platform: text('sec-ch-ua-platform')?.replaceAll('"', '') ?? null,
    isSaving: text('save-data') === 'on',
  };
}

/** Routes for the visitor's country and device (GEO-001, GEO-002). */
export const localeRoutes: Domain = (app, platform) => {
  infoRoutes(app, platform);

  serve(app, platform, getCurrentIp, async ({ country }) => ({ country_code: country }));

  serve(app, platform, getClientContext, async ({ request }) => {
    const client = clientHeadersOf(request);
    const { userAgent, brands, mobile, platform: system } = client;
    return { ...platformInfoOf(client), userAgent, userAgentHints: { brands, mobile, platform: system } };
  });
};
