import { describe, expect, it } from 'vitest';
import { vipRoutes } from '#server/domains/vip/routes';
import { ownServer } from '#tests/support/own-server';
import { testPlatform } from '#tests/support/platform';
import { contentSecurityPolicy, framePolicy } from './security';

const server = ownServer([vipRoutes], { PUBLIC_ORIGIN: 'https://perigee.example' });

function directivesOf(policy: string): Map<string, string[]> {
  return new Map(policy.split('; ').map((directive) => [directive.split(' ')[0]!, directive.split(' ').slice(1)]));
}

describe('every response', () => {
  it.each(['/api/info/statuses', '/api/player', '/nowhere'])('to %s has security headers', async (url) => {
    const { headers } = await server.app.inject({ method: 'GET', url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    expect(headers['permissions-policy']).toContain('geolocation=()');
  });
});

describe('a write', () => {
  const codeOf = async (headers: Record<string, string>) =>
    (await server.app.inject({ method: 'POST', url: '/nowhere', headers })).json<{ error: { code: string } }>().error.code;

  it.each([
    ['names another site', { 'sec-fetch-site': 'cross-site' }],
    ['names another host of the site', { 'sec-fetch-site': 'same-site' }],
    ['has another origin', { origin: 'https://evil.example' }],
    ['has cookies and no origin', { cookie: 'sid=x' }],
  ])('that %s is refused', async (_what, headers) => expect(await codeOf(headers)).toBe('cross_site'));

  it('from our own page, or without a browser, is accepted', async () => {
    const owns: Record<string, string>[] = [{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, {}];
    for (const headers of owns) expect(await codeOf(headers)).not.toBe('cross_site');
  });
});

describe('the document’s content security policy', () => {
  const policy = directivesOf(
    contentSecurityPolicy(testPlatform({} as never, { GAMES_ORIGIN: 'https://games.example' }), ['aGFzaDE=', 'aGFzaDI=']),
  );

  it('allows only own files and inline scripts with known hashes', () => {
    expect(policy.get('script-src')).toEqual(["'self'", "'sha256-aGFzaDE='", "'sha256-aGFzaDI='"]);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
  });

  it('accepts script text only through our Trusted Types policy', () => {
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['perigee', 'dompurify']);
  });

  it('allows only frames of games, and framing only by its own pages', () => {
    expect(policy.get('frame-src')).toEqual(["'self'", 'https://games.example']);
    expect(policy.get('frame-ancestors')).toEqual(["'self'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
  });
});

it('a game’s policy lets the casino frame it, and forbids inline scripts', () => {
  const policy = directivesOf(framePolicy(testPlatform({} as never, { PUBLIC_ORIGIN: 'https://perigee.example' })));
  expect(policy.get('script-src')).toEqual(["'self'"]);
  expect(policy.get('frame-ancestors')).toContain('https://perigee.example');
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
});
