import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Platform } from '#server/platform';
import { ownOrigin } from '#server/plugins/own-origin';
import { refuse } from '#server/plugins/refusals';

const PREFLIGHT_SECONDS = 600;

/** Whether a page of this origin may call for a game: the frames' origin, and the request's own. */
function isFrameOrigin({ environment }: Platform, request: FastifyRequest, origin: string): boolean {
  return origin === environment.gamesOrigin || origin === ownOrigin(environment, request);
}

/**
 * CORS for the provider endpoints: only games' frames are allowed, any other page's origin is refused. The token is in a header, so no
 * cookie is ever needed.
 */
export function allowFrameOrigins(app: FastifyInstance, platform: Platform): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/provider/v1/')) return;
    void reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (origin === undefined) return;
    if (!isFrameOrigin(platform, request, origin)) throw refuse('cross_site');
    void reply.headers({ 'access-control-allow-origin': origin, 'cross-origin-resource-policy': 'cross-origin' });
  });

  app.options('/provider/v1/*', async (_request, reply) =>
    reply
      .status(204)
      .headers({
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'authorization, content-type, idempotency-key, x-locale',
        'access-control-max-age': PREFLIGHT_SECONDS,
      })
      .send(),
  );
}
