import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment';
import { variables } from './environment-variables';

describe('readEnvironment', () => {
  it('returns the defaults if nothing is set', () => {
    const reading = readEnvironment({});
    expect(reading).toMatchObject({
      ok: true,
      environment: {
        port: 4000,
        host: 'localhost',
        databaseUrl: null,
        publicOrigin: 'http://localhost:4000',
        gamesOrigin: 'http://games.localhost:4000',
        sportOrigin: 'http://sport.localhost:4000',
        sportStandIn: true,
        pushHosts: [],
        pushAllowPrivate: false,
        logLevel: 'info',
        homeCountry: 'DE',
        trustedProxies: ['loopback'],
      },
    });
  });

  it('derives the origins from the port', () => {
    const reading = readEnvironment({ PORT: '8123' });
    expect(reading).toMatchObject({ environment: { publicOrigin: 'http://localhost:8123' } });
  });

  it.each([
    ['https://casino.example', undefined, 'https://games.casino.example'],
    ['https://casino.example:8443', undefined, 'https://games.casino.example:8443'],
    ['https://casino.example', 'https://frames.example', 'https://frames.example'],
    ['http://casino.lan', undefined, 'http://games.localhost:4000'],
    ['http://casino.lan', 'http://frames.lan', 'http://frames.lan'],
  ])('with the origin %s and %s, serves the frames of games at %s', (PUBLIC_ORIGIN, GAMES_ORIGIN, gamesOrigin) => {
    expect(readEnvironment({ PUBLIC_ORIGIN, GAMES_ORIGIN, PUBLIC_DEMO: '1' })).toMatchObject({ ok: true, environment: { gamesOrigin } });
  });

  it.each([
    { PUBLIC_ORIGIN: 'https://casino.example', GAMES_ORIGIN: 'http://games.casino.example' },
    { PUBLIC_ORIGIN: 'https://192.0.2.7' },
    { PUBLIC_ORIGIN: 'https://[2001:db8::1]:8443' },
  ])('refuses frames that a secure page couldn’t embed: %o', (source) => {
    expect(readEnvironment({ ...source, PUBLIC_DEMO: '1' })).toEqual({
      ok: false,
      problems: ['GAMES_ORIGIN must be an https address where PUBLIC_ORIGIN is one: a secure page shows no frame that is not.'],
    });
  });

  const SANDBOX =
    'PAYMENTS_PROVIDER must not be sandbox on a public server, where anybody could deposit with a test card; name your provider, or set PUBLIC_DEMO=1 if this is a demonstration.';

  it.each(['https://casino.example', 'https://localhost', 'http://casino.example', 'http://8.8.8.8'])(
    'refuses to serve %s with test cards, unless it’s declared a demonstration',
    (PUBLIC_ORIGIN) => {
      const source = { PUBLIC_ORIGIN, GAMES_ORIGIN: 'https://games.example' };
      expect(readEnvironment(source)).toEqual({ ok: false, problems: [SANDBOX] });
      expect(readEnvironment({ ...source, PAYMENTS_PROVIDER: 'sandbox', DATABASE_URL: 'postgres://db/x' })).toEqual({
        ok: false,
        problems: [SANDBOX],
      });
      expect(readEnvironment({ ...source, PUBLIC_DEMO: '1' })).toMatchObject({ ok: true, environment: { demoData: true } });
    },
  );

  it.each(['http://localhost:4000', 'http://perigee.localhost', 'http://192.168.1.20:4000', 'http://casino.lan', 'http://devbox'])(
    'lets a developer serve %s on the sandbox, with demo players',
    (PUBLIC_ORIGIN) => {
      expect(readEnvironment({ PUBLIC_ORIGIN })).toMatchObject({
        ok: true,
        environment: { isPublic: false, demoData: true, paymentsProvider: 'sandbox' },
      });
    },
  );

  const ownProvider = {
    PUBLIC_ORIGIN: 'https://casino.example',
    PAYMENTS_PROVIDER: 'http',
    PAYMENTS_URL: 'https://pay.example/v1',
    PAYMENTS_SECRET: 's'.repeat(32),
  };

  it('never seeds demo players on a public server that isn’t a demonstration', () => {
    expect(readEnvironment(ownProvider)).toMatchObject({ ok: true, environment: { isPublic: true, demoData: false } });
    expect(readEnvironment({ ...ownProvider, DEMO_DATA: '1' })).toMatchObject({
      problems: [
        expect.stringContaining('DEMO_DATA must not be 1 on a public server'),
        expect.stringContaining('where PAYMENTS_PROVIDER is not sandbox'),
      ],
    });
  });

  it('requires a provider’s address and signing key', () => {
    const { PAYMENTS_SECRET: _left, ...source } = ownProvider;
    expect(readEnvironment(source)).toEqual({
      ok: false,
      problems: ['PAYMENTS_URL and PAYMENTS_SECRET must be set where PAYMENTS_PROVIDER is http.'],
    });
  });

  it('reports all problems together, each as a sentence', () => {
    const reading = readEnvironment({
      PORT: '1e3',
      PUBLIC_ORIGIN: 'https://casino.example/path',
      LOG_LEVEL: 'loud',
      COUNTRY_OVERRIDE: 'de',
      VAPID_PUBLIC_KEY: 'P'.repeat(87),
    });
    expect(reading).toEqual({
      ok: false,
      problems: [
        'PORT must be a whole number from 0 to 65535, not "1e3".',
        'PUBLIC_ORIGIN must be an origin such as https://casino.example, without a path, not "https://casino.example/path".',
        'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent, not "loud".',
        'COUNTRY_OVERRIDE must be a country code of two capital letters, not "de".',
        'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together.',
      ],
    });
  });

  it.each(['10.0.0.0/8, loopback', '2001:db8::1', '192.0.2.7/32,fd00::/8'])('accepts proxies such as %s', (text) => {
    expect(readEnvironment({ TRUSTED_PROXIES: text })).toMatchObject({
      environment: { trustedProxies: text.split(',').map((one) => one.trim()) },
    });
  });

  it.each(['everybody', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/x'])('refuses proxies such as %s', (text) => {
    expect(readEnvironment({ TRUSTED_PROXIES: text })).toEqual({
      ok: false,
      problems: [`TRUSTED_PROXIES must be IP addresses or networks with commas between, not "${text}".`],
    });
  });

  it('accepts push keys only in the right length, and doesn’t repeat them', () => {
    const reading = readEnvironment({ VAPID_PUBLIC_KEY: 'too-short', VAPID_PRIVATE_KEY: 'x'.repeat(43) });
    expect(reading).toMatchObject({
      problems: ['VAPID_PUBLIC_KEY must be 87 characters of base64url.', 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together.'],
    });
  });

  it('doesn’t repeat a value that may contain a password', () => {
    const reading = readEnvironment({ DATABASE_URL: 'mysql://root:hunter2@db/x' });
    expect(JSON.stringify(reading)).not.toContain('hunter2');
  });

  it('splits the list of push hosts', () => {
    const reading = readEnvironment({ PUSH_HOSTS: 'push.example, *.Push.example' });
    expect(reading).toMatchObject({ environment: { pushHosts: ['push.example', '*.push.example'] } });
  });
});

it('lists every variable with its default in .env.example', () => {
  const text = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
  const listed = [...text.matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]);
  expect(listed).toEqual(Object.entries(variables).map(([name, variable]) => [name, variable.default]));
});
