import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '#contract/call';
import type { Platform } from '../platform';
import { isOwnAddress } from '../own-address';
import { Buckets } from './buckets';
import { refuse } from './refusals';
import { hashToken } from './session';

/**
 * Requests allowed in a minute, by what they touch: doors are narrow, reads are wide. A page is no call, and drawing one
 * costs most of all. A file is whatever else is no call: covers, messages, built files, probes.
 */
const perMinute = {
  read: 1200,
  page: 600,
  file: 6000,
  preferences: 300,
  money: 60,
  security: 40,
  /** Of one launch: rounds have a pace of their own. */
  play: 1200,
  /** Of all launches at one address, since players may share it, and a token may be invented. */
  frames: 12_000,
  /** Of one provider: the payments of all players. */
  callback: 6000,
  /** Session cookies of one network that name no session. */
  lookup: 120,
} as const;
type Kind = keyof typeof perMinute;

const BUCKETS_AT_MOST = 50_000;
const buckets = new Buckets(BUCKETS_AT_MOST);

/** Calls of one player, or of one launch, that may be under way at a time: more would hold the connections of others. */
const AT_ONCE = 64;
const underWay = new Map<string, number>();

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
  const { network } = request.caller;
  if (call.who === 'game') {
    take(platform, request, 'frames', network);
    take(platform, request, 'play', launchOf(request));
  } else if (call.who === 'provider') {
    // With the network, so that nobody else can use up what a provider may say.
    take(platform, request, 'callback', `${platform.payments.name} ${network}`);
  } else {
    take(platform, request, kindOf(call), callerOf(request));
  }
}

/**
 * Runs a call of a player or of a launch, of whom so many are under way at most. Refuses rate_limited.
 */
export async function oneOfFew<A>(platform: Platform, call: Call, request: FastifyRequest, work: () => Promise<A>): Promise<A> {
  const caller = call.who === 'game' ? launchOf(request) : request.caller.session && callerOf(request);
  if (caller === null || isUnlimited(platform, request)) return work();
  const here = underWay.get(caller) ?? 0;
  if (here >= AT_ONCE) throw refuse('rate_limited', { retryAfterSeconds: 1 });
  underWay.set(caller, here + 1);
  try {
    return await work();
  } finally {
    const left = (underWay.get(caller) ?? 1) - 1;
    if (left > 0) underWay.set(caller, left);
    else underWay.delete(caller);
  }
}

/** Takes from what a network may look up of sessions that this server does not know. Refuses rate_limited. */
export function takeLookup(platform: Platform, request: FastifyRequest): void {
  take(platform, request, 'lookup', request.caller.network);
}

/** Gives that back: the session was one. */
export function giveBackLookup({ caller }: FastifyRequest): void {
  buckets.giveBack(`lookup ${caller.network}`);
}

/** Refuses rate_limited where a player's allowance for such a call is used up; takes nothing. */
export function refuseExhausted(platform: Platform, request: FastifyRequest, player: number): void {
  const { call } = request.routeOptions.config;
  if (!call || call.who === 'game' || call.who === 'provider' || isUnlimited(platform, request)) return;
  const kind = kindOf(call);
  if (buckets.isEmpty(`${kind} player ${player}`, perMinute[kind], platform.clock.now().getTime())) throw tooOften(kind);
}

function launchOf(request: FastifyRequest): string {
  return hashToken(request.headers.authorization ?? request.caller.network).toString('base64');
}

function kindOf(call: Call): Kind {
  return call.method === 'GET' ? 'read' : call.touches;
}

function isUnlimited(platform: Platform, { caller }: FastifyRequest): boolean {
  return !platform.environment.rateLimits || isOwnAddress(caller.address);
}

function tooOften(kind: Kind) {
  return refuse('rate_limited', { retryAfterSeconds: Math.ceil(60 / perMinute[kind]) });
}

function callerOf({ caller: { session, network } }: FastifyRequest): string {
  return session ? `player ${session.player}` : network;
}

function take(platform: Platform, request: FastifyRequest, kind: Kind, caller: string): void {
  if (isUnlimited(platform, request)) return;
  if (!buckets.take(`${kind} ${caller}`, perMinute[kind], platform.clock.now().getTime())) throw tooOften(kind);
}
