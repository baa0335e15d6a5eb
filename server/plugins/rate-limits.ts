import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '#contract/call';
import type { Platform } from '../platform';
import { isOwnAddress } from '../own-address';
import { Buckets } from './buckets';
import { refuse } from './refusals';
import { hashToken } from './session';

/**
 * Requests allowed per minute, by kind: sign-in attempts few, reads many. A page isn't a call, and the most expensive to render. A file
 * is everything else: covers, messages, built files, probes.
 */
const perMinute = {
  read: 1200,
  page: 600,
  file: 6000,
  preferences: 300,
  money: 60,
  security: 40,
  /** Per launch; rounds are also limited by their minimum cycle. */
  play: 1200,
  /** All launches at one address together, because tokens may be invented; players may share an address. */
  frames: 12_000,
  /** Per provider: the payments of all players. */
  callback: 6000,
  /** Session cookies of one network without a known session. */
  lookup: 120,
} as const;
type Kind = keyof typeof perMinute;

const BUCKETS_AT_MOST = 50_000;
const buckets = new Buckets(BUCKETS_AT_MOST);

/** The maximum of pending calls of one player or launch, so that they don't use up others' connections. */
const AT_ONCE = 64;
const underWay = new Map<string, number>();

/** Limits requests that aren't calls, before anything else is done with them. */
export function rateLimitPlugin(app: FastifyInstance, platform: Platform): void {
  app.addHook('onRequest', async (request) => allowUncalled(platform, request));
}

/** Refuses requests that aren't calls with `rate_limited`; calls are limited by `allow`, which knows their kind. */
export function allowUncalled(platform: Platform, request: FastifyRequest): void {
  const { url, config } = request.routeOptions;
  if (config.call) return;
  const kind = config.stream ? 'read' : url === '/*' ? 'page' : 'file';
  take(platform, request, kind, callerOf(request));
}

/**
 * Refuses with `rate_limited` when a caller exceeds a limit. A token bucket per player, or per network for guests, and per kind of call, so
 * that a burst of reads doesn't throttle sign-ins. The account's own limits on sign-in are in the database.
 */
export function allow(platform: Platform, call: Call, request: FastifyRequest): void {
  const { network } = request.caller;
  if (call.who === 'game') {
    take(platform, request, 'frames', network);
    take(platform, request, 'play', launchOf(request));
  } else if (call.who === 'provider') {
    // By network as well, so that others can't use up a provider's allowance.
    take(platform, request, 'callback', `${platform.payments.name} ${network}`);
  } else {
    take(platform, request, kindOf(call), callerOf(request));
  }
}

/** Runs a call of a player or of a launch, with a limit of pending calls. Refuses rate_limited. */
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

/** Takes a token of the network's limit for unknown sessions. Refuses rate_limited. */
export function takeLookup(platform: Platform, request: FastifyRequest): void {
  take(platform, request, 'lookup', request.caller.network);
}

/** Gives it back, because the session was valid. */
export function giveBackLookup({ caller }: FastifyRequest): void {
  buckets.giveBack(`lookup ${caller.network}`);
}

/** Refuses rate_limited if a player has reached the limit for such a call; takes no token. */
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
