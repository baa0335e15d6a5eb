import type { FastifyInstance } from 'fastify';
import { headers } from '#contract/headers';
import { traceOf } from '#rules/tracking/trace';

/** Logs the duration of each request of a traced window (TRACK-002): the trace, the call's name, status and milliseconds. */
export function tracingPlugin(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const header = request.headers[headers.trace];
    const trace = traceOf(typeof header === 'string' ? header : undefined);
    if (trace === null) return;
    const call = request.routeOptions.config.call?.id ?? request.routeOptions.url ?? null;
    request.log.info({ trace, call, status: reply.statusCode, milliseconds: Math.round(reply.elapsedTime) }, 'traced');
  });
}
