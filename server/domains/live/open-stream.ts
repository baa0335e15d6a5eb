import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Retry-After if too many streams are open from one address. */
export const BACK_AFTER_S = 30;

/** Starts a stream of events as the response to a request. */
export function openStream(reply: FastifyReply): ServerResponse {
  reply.hijack();
  const response = reply.raw;
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) response.setHeader(name, value);
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  response.write('retry: 1000\n\n');
  return response;
}
