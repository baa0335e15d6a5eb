import type { FastifyInstance } from 'fastify';
import { isOwnAddress } from '../own-address';

/**
 * Logs one line for each answered request, with the request's id. Calls appear by the address in the contract, everything
 * else by its path without the query, since queries may hold the secrets of mailed links; what the server asks itself to
 * draw a document isn't logged.
 */
export function accessLogPlugin(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (isOwnAddress(request.ip)) return;
    const { call } = request.routeOptions.config;
    const path = call?.path ?? request.url.split('?')[0];
    request.log.info({ method: request.method, path, status: reply.statusCode, milliseconds: Math.round(reply.elapsedTime) }, 'request');
  });
}
