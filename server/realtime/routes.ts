import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Cursor, type Hello, parseCursor } from '#contract/events/real-time';
import type { Platform } from '../platform';
import { refuse } from '../plugins/refusals';
import { readReach } from './store';
import type { Stream } from './line';

/** The maximum number of events to replay; beyond it, a full reload is faster. */
const REPLAY_AT_MOST = 2_000;

/** Returns the content of the hello, and the sequence number from which the stream continues. */
export function welcome(epoch: string, reach: { newest: number; oldest: number }, cursor: Cursor | null): { hello: Hello; from: number } {
  if (!cursor) return { hello: { epoch, sequence: reach.newest, gap: false }, from: reach.newest };
  const isReplayable =
    cursor.epoch === epoch &&
    cursor.sequence <= reach.newest &&
    cursor.sequence >= reach.oldest - 1 &&
    reach.newest - cursor.sequence <= REPLAY_AT_MOST;
  const from = isReplayable ? cursor.sequence : reach.newest;
  return { hello: { epoch, sequence: from, gap: !isReplayable }, from };
}

/** Retry-After if too many streams are open. */
const BACK_AFTER_S = 30;

/** Stands for an unreadable cursor, whose missed events are unknown. */
const unknownPlace: Cursor = { epoch: '', sequence: 0 };

function cursorOf(request: FastifyRequest): Cursor | null {
  const { cursor } = request.query as { cursor?: string };
  const text = request.headers['last-event-id'] ?? cursor;
  return typeof text === 'string' ? (parseCursor(text) ?? unknownPlace) : null;
}

/**
 * `GET /api/events`: server-sent events (RT-001, RT-002). The first event is `hello`. A player's events have `id: epoch:sequence`;
 * `?cursor=` or Last-Event-ID continues after one. A guest gets public announcements; a client with a player's cursor but no session gets a
 * gap, refetches and so learns that the session has ended (AUTH-009).
 */
export function realtimeRoutes(app: FastifyInstance, platform: Platform): void {
  app.addHook('preClose', () => platform.streams.close());
  app.get('/api/events', { config: { stream: true } }, async (request, reply) => {
    const { session, network } = request.caller;
    if (request.headers['sec-fetch-site'] === 'cross-site') throw refuse('cross_site');
    const player = session?.player ?? null;
    const reach = player === null ? { newest: 0, oldest: 1 } : await readReach(platform.database, player);
    const { hello, from } = welcome(platform.streams.epoch, reach, cursorOf(request));
    // No await from here until the stream is counted.
    if (platform.environment.rateLimits && !platform.streams.hasRoom(network))
      throw refuse('rate_limited', { retryAfterSeconds: BACK_AFTER_S });
    reply.hijack();
    const response = reply.raw;
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) response.setHeader(name, value);
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-accel-buffering': 'no',
    });
    response.write(`retry: 2000\nevent: hello\ndata: ${JSON.stringify(hello)}\n\n`);
    const stream: Stream = {
      player,
      sessionHash: session?.hash.toString('hex') ?? null,
      network,
      response,
      sequence: from,
      busy: false,
      again: false,
      taken: 0,
    };
    response.on('close', () => platform.streams.remove(stream));
    platform.streams.add(stream);
  });
}
