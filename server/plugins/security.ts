import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Platform } from '../platform';
import { ownOrigin } from './own-origin';
import { refuse } from './refusals';

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses a write from another site's page: by fetch metadata, or the Origin in browsers without it. */
function refuseCrossSite({ environment }: Platform, request: FastifyRequest): void {
  if (SAFE.has(request.method)) return;
  if (request.url.startsWith('/provider/')) return;
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return;
  const origin = request.headers.origin;
  if (site === undefined && (origin === undefined ? !request.headers.cookie : origin === ownOrigin(environment, request))) return;
  throw refuse('cross_site');
}

/** The content security policy of the document; scripts by the hashes of the inline ones. */
export function contentSecurityPolicy(platform: Pick<Platform, 'environment'>, scriptHashes: readonly string[]): string {
  const games = platform.environment.gamesOrigin;
  const scripts = scriptHashes.map((hash) => `'sha256-${hash}'`).join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src 'self' ${games}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // Content is sanitised again in the browser, by this policy.
    'trusted-types perigee dompurify',
  ].join('; ');
}

/** The content security policy of a game's frame: only the casino may frame it, and it connects to its own origin. */
export function framePolicy(platform: Pick<Platform, 'environment'>): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-ancestors ${framingOrigins(platform)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** The origins of the casino's own pages; in development also those of other brands and of the machine's other names. */
function framingOrigins(platform: Pick<Platform, 'environment'>): string {
  const { origin, protocol, hostname, port } = new URL(platform.environment.publicOrigin);
  if (!/^(?:127\.0\.0\.1|(?:.+\.)?localhost)$/.test(hostname)) return `'self' ${origin}`;
  const local = ['*.localhost', '127.0.0.1', 'localhost'].map((name) => `${protocol}//${name}${port && `:${port}`}`);
  return ["'self'", origin, ...local].join(' ');
}

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** Security headers on every response, and the check of cross-site writes. */
export function securityPlugin(app: FastifyInstance, platform: Platform): void {
  const isSecure = platform.environment.publicOrigin.startsWith('https:');
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(everywhere);
    if (isSecure) void reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    refuseCrossSite(platform, request);
  });
}
