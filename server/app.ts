import cookie from '@fastify/cookie';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { everyDomain } from './composition/every-domain';
import { Draining } from './draining';
import { documentRoutes, type Pages } from './html/routes';
import { searchEngineRoutes } from './html/search-routes';
import { type Built, staticRoutes } from './html/static';
import { healthRoutes } from './health';
import { openApiRoutes } from './plugins/open-api';
import type { Platform } from './platform';
import { accessLogPlugin } from './plugins/access-log';
import { callerPlugin } from './plugins/caller';
import { decodableAddress } from './plugins/page-request';
import { rateLimitPlugin } from './plugins/rate-limits';
import { refuseGarbled, sendRefusal, refuse } from './plugins/refusals';
import { tracingPlugin } from './plugins/tracing';
import { securityPlugin } from './plugins/security';
import { realtimeRoutes } from './realtime/routes';
import { LATE_REQUESTS_MS, REQUEST_TIMEOUT_MS } from './timing';

const BODY_BYTES_AT_MOST = 256 * 1024;

/** Served in place of the build's files, as in development. */
interface Served {
  built?: Built;
  pages?: Pages;
}

/** Builds the application without a port; tests inject requests into it. */
export async function buildApp(platform: Platform, { built, pages }: Served = {}): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: platform.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES_AT_MOST,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // By default Node checks for late requests every 30 seconds, and allows headers another minute.
    http: { requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: REQUEST_TIMEOUT_MS, connectionsCheckingInterval: LATE_REQUESTS_MS },
    return503OnClosing: false,
    trustProxy: platform.environment.trustedProxies,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => decodableAddress(url),
    frameworkErrors: (error, request, reply) => void sendRefusal(error, request, reply),
    clientErrorHandler: refuseGarbled,
  });
  const draining = new Draining(app);
  app.removeContentTypeParser('text/plain');
  await app.register(cookie);
  accessLogPlugin(app);
  tracingPlugin(app);
  securityPlugin(app, platform);
  callerPlugin(app, platform);
  rateLimitPlugin(app, platform);
  app.setErrorHandler(sendRefusal);
  app.setNotFoundHandler(() => {
    throw refuse('not_found');
  });
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, brotliOptions: { params: { 1: 5 } } });
  healthRoutes(app, platform, draining);
  realtimeRoutes(app, platform);
  await openApiRoutes(app, platform);
  for (const domain of everyDomain) domain(app, platform);
  await staticRoutes(app, platform, built);
  searchEngineRoutes(app, platform);
  documentRoutes(app, platform, pages);
  return app;
}
