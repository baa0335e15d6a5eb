import type { FastifyInstance } from 'fastify';
import { isOwnAddress } from '../own-address';

/**
 * Logs one line per response with the request's id. Calls are logged by their address in the contract, other requests by the path
 * without the query, because queries may contain secrets of mailed links. The server's own requests during rendering aren't logged.
 */
export function accessLogPlugin(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (isOwnAddress(request.ip)) return;
    const { call } = request.routeOptions.config;
    const path = call?.path ?? request.url.split('?')[0];
    request.log.info({ method: request.method, path, status: reply.statusCode, milliseconds: Math.round(reply.elapsedTime) }, 'request');
  });
}
