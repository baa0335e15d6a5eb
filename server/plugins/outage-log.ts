import type { FastifyBaseLogger } from 'fastify';
import { sqlStateOf } from '../database/connection';
import { reasonOf } from '../database/unavailable';

const EVERY_MS = 1_000;

let loggedAt = -Infinity;
let unlogged = 0;

/** Logs that a dependency is unavailable; at most once a second and without a stack, since it affects every request. */
export function noteOutage(log: Pick<FastifyBaseLogger, 'error'>, error: unknown): void {
  unlogged += 1;
  const now = performance.now();
  if (now - loggedAt < EVERY_MS) return;
  log.error({ code: 'unavailable', reason: reasonOf(error), sqlState: sqlStateOf(error), requests: unlogged }, 'the server cannot serve');
  loggedAt = now;
  unlogged = 0;
}
