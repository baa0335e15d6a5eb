import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/call';
import type { Platform } from '../platform';
import { refuse } from './refusals';

interface Bucket {
  tokens: number;
  at: number;
}

/** Requests allowed in a minute, by what the call touches: doors are narrow, reads are wide. */
const perMinute = { read: 1200, preferences: 300, play: 1200, money: 60, security: 40 } as const;

const BUCKETS_AT_MOST = 50_000;
const buckets = new Map<string, Bucket>();

function kindOf(call: Call): keyof typeof perMinute {
  // Frames carry no session, so several players may share an address; rounds have a pace of their own.
  if (call.who === 'game') return 'play';
  return call.method === 'GET' ? 'read' : call.touches;
}

/**
 * Refuses with `rate_limited` when a caller asks too often. A token bucket per address, or per session where there is
 * one, and per kind of call, so that a burst of reads closes no door. The account's own limits on sign-in live in
 * the database.
 */
export function allow(platform: Platform, call: Call, request: FastifyRequest): void {
  if (!platform.environment.rateLimits) return;
  const kind = kindOf(call);
  const most = perMinute[kind];
  const { session, address } = request.asking;
  const name = `${kind} ${session ? session.player : address}`;
  const now = platform.clock.now().getTime();
  const bucket = buckets.get(name) ?? { tokens: most, at: now };
  bucket.tokens = Math.min(most, bucket.tokens + ((now - bucket.at) / 60_000) * most);
  bucket.at = now;
  if (bucket.tokens < 1) throw refuse('rate_limited', { retryAfterSeconds: Math.ceil(60 / most) });
  bucket.tokens -= 1;
  if (buckets.size > BUCKETS_AT_MOST) buckets.clear();
  buckets.set(name, bucket);
}
