import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/call';
import type { Platform } from '../platform';
import { refuse } from './refusals';

interface Bucket {
  tokens: number;
  at: number;
}

/**
 * Requests allowed in a minute, by what the call touches: doors are narrow, reads are wide. Pages are what is no call:
 * drawing one costs most of all, and one is drawn at a time.
 */
const perMinute = { read: 1200, page: 600, preferences: 300, play: 1200, money: 60, security: 40 } as const;
type Kind = keyof typeof perMinute;

/** The address of what this server asks itself to draw a document: no socket has it, and it waits for nobody. */
export const OWN_ADDRESS = 'self';

const BUCKETS_AT_MOST = 50_000;
const buckets = new Map<string, Bucket>();

function kindOf(call: Call): Kind {
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
  take(platform, kindOf(call), request);
}

/** The same for a page, also for one that is not there. */
export function allowPage(platform: Platform, request: FastifyRequest): void {
  take(platform, 'page', request);
}

function take(platform: Platform, kind: Kind, request: FastifyRequest): void {
  const { session, address } = request.asking;
  if (!platform.environment.rateLimits || address === OWN_ADDRESS) return;
  const most = perMinute[kind];
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
