import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '#contract/call';
import type { Platform } from '../platform';
import { isOwnAddress } from '../edges/own-address';
import { Buckets } from './buckets';
import { refuse } from './refusals';
import { hashToken } from './session';

/**
 * Requests allowed in a minute, by what they touch: doors are narrow, reads are wide. A page is no call, and drawing one
 * costs most of all. A file is whatever else is no call: covers, messages, built files, probes.
 */
const perMinute = {
  read: 1200, page: 600, file: 6000, preferences: 300, money: 60, security: 40,
  /** Of one launch: rounds have a pace of their own. */
  play: 1200,
  /** Of all launches at one address, since players may share it, and a token may be invented. */
  frames: 12_000,
  /** Of one provider: the payments of all players. */
  callback: 6000,
} as const;
type Kind = keyof typeof perMinute;

const BUCKETS_AT_MOST = 50_000;
const buckets = new Buckets(BUCKETS_AT_MOST);

/** Limits what is no call, before anything else is done about it. */
export function rateLimitPlugin(app: FastifyInstance, platform: Platform): void {
  app.addHook('onRequest', async (request) => allowUncalled(platform, request));
}

/** Refuses what is no call with `rate_limited`; calls are limited by `allow`, which knows what they touch. */
export function allowUncalled(platform: Platform, request: FastifyRequest): void {
  const { url, config } = request.routeOptions;
  if (config.call) return;
  const kind = config.stream ? 'read' : url === '/*' ? 'page' : 'file';
  take(platform, request, kind, callerOf(request));
}

/**
 * Refuses with `rate_limited` when a caller asks too often. A token bucket per player, or per network where nobody is
 * signed in, and per kind of call, so that a burst of reads closes no door. The account's own limits on sign-in live in
 * the database.
 */
export function allow(platform: Platform, call: Call, request: FastifyRequest): void {
  const { network } = request.asking;
  if (call.who === 'game') {
    take(platform, request, 'frames', network);
    take(platform, request, 'play', hashToken(request.headers.authorization ?? network).toString('base64'));
  } else if (call.who === 'provider') {
    // With the network, so that nobody else can use up what a provider may say.
    take(platform, request, 'callback', `${platform.payments.name} ${network}`);
  } else {
    take(platform, request, call.method === 'GET' ? 'read' : call.touches, callerOf(request));
  }
}

function callerOf({ asking: { session, network } }: FastifyRequest): string {
  return session ? `player ${session.player}` : network;
}

function take(platform: Platform, { asking }: FastifyRequest, kind: Kind, caller: string): void {
  if (!platform.environment.rateLimits || isOwnAddress(asking.address)) return;
  const most = perMinute[kind];
  if (buckets.take(`${kind} ${caller}`, most, platform.clock.now().getTime())) return;
  throw refuse('rate_limited', { retryAfterSeconds: Math.ceil(60 / most) });
}
