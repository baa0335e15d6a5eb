import { beforeEach, describe, expect, it } from 'vitest';
import { getShellConfig, openSport } from '#contract/calls/config';
import type { Domain } from '#server/domain';
import { sportStandIn } from '#server/edges/sport/stand-in';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { signedIn } from '#tests/support/signed-in';
import { rememberPartner } from '../tracking/partner-cookies';
import { configRoutes } from '../config/routes';
import { enterByPass, readPass, sportSecret, writePass } from './sport';
import { sportRoutes } from './sport-routes';
import { setConfig } from '../config/store';

const landing: Domain = (app, platform) => {
  app.get('/landing', async (request, reply) => {
    await rememberPartner(platform, request, reply, new URL(request.url, 'http://self').searchParams);
    return 'here';
  });
};

const server = ownServer([configRoutes, sportRoutes, sportStandIn(enterByPass), landing]);
const { database, platform } = server;
const audience = 'http://sport.localhost:4000';

const betting = async (change: object = {}) => {
  await setConfig(database, 'betting-config', { is_shown: true, host: null, countries_without: [], ...change });
  platform.clock.pass(2_000);
};
const open = async (browser: TestBrowser, page?: string) => {
  const { json, code } = await browser.send(openSport, { body: page === undefined ? {} : { page } });
  return code ?? new URL((json as { url: string }).url);
};
const player = async (nickname = 'Slow <Burn>') => {
  const { browser, player: id } = await signedIn(server.app, database);
  await database.updateTable('players').set({ nickname }).where('id', '=', id).execute();
  return { browser, id };
};
const isShown = async () =>
  ((await new TestBrowser(server.app).send(getShellConfig)).json as { flags: Record<string, boolean> }).flags.betting;
const visit = (url: URL, cookies: Record<string, string> = {}) =>
  server.app.inject({ url: url.pathname + url.search, headers: { host: url.host }, cookies });

beforeEach(() => betting());

describe('the redirect to the sportsbook', () => {
  it('has no pass for a guest, and keeps the requested page [ROUTE-030a]', async () => {
    expect(String(await open(new TestBrowser(server.app), 'live'))).toBe(`${audience}/live?locale=en`);
  });

  it('has a pass for a player with the player, the host and the expiry [SPORT-001b]', async () => {
    const { browser, id } = await player();
    const url = (await open(browser)) as URL;
    const secret = await sportSecret(database, platform.environment);
    const pass = readPass(url.searchParams.get('pass')!, secret, { audience, now: platform.clock.now() });
    expect(pass).toMatchObject({ player: id, nickname: 'Slow <Burn>', currency: 'EUR', locale: 'en', audience });
    expect(pass!.expires_at - pass!.issued_at).toBe(60);
  });

  it('is refused to a player in a country without sign-in [AUTH-011a]', async () => {
    const { browser } = await player('Far Away');
    platform.environment.countryOverride = 'EE';
    const response = await open(browser).finally(() => (platform.environment.countryOverride = 'DE'));
    expect(response).toBe('restricted_region');
  });

  it('is refused to a player who hasn’t accepted changed terms, and not to a guest', async () => {
    const { browser, id } = await player('Old Terms');
    const changed = { terms_version: '0', terms_accepted_at: new Date(0) };
    await database.updateTable('players').set(changed).where('id', '=', id).execute();
    expect(await open(browser)).toBe('terms_required');
    expect(await open(new TestBrowser(server.app))).toBeInstanceOf(URL);
  });

  it('is refused to a player whom the register of their licence lists', async () => {
    const { browser, id } = await player('Listed');
    await database.updateTable('players').set({ license_name: 'AU' }).where('id', '=', id).execute();
    const { registers } = platform;
    platform.registers = { isExcluded: async () => true };
    expect(await open(browser).finally(() => (platform.registers = registers))).toBe('player_excluded');
  });

  it('is refused while betting is off or not offered: betting-config [SPORT-001a, CONF-002]', async () => {
    await betting({ countries_without: ['DE'] });
    expect(await open(new TestBrowser(server.app))).toBe('restricted_region');
    expect(await isShown()).toBe(false);
    await betting({ countries_without: ['NZ'] });
    expect(await isShown()).toBe(true);
    await betting({ is_shown: false });
    expect(await open(new TestBrowser(server.app))).toBe('betting_closed');
    expect(await isShown()).toBe(false);
  });

  it('is offered where the country is unknown', async () => {
    await betting({ countries_without: ['DE'] });
    const { countryOverride, homeCountry } = platform.environment;
    Object.assign(platform.environment, { countryOverride: null, homeCountry: null });
    const shown = await isShown().finally(() => Object.assign(platform.environment, { countryOverride, homeCountry }));
    expect(shown).toBe(true);
  });

  it('is refused to a player whom the register of the licence excludes [LIMIT-006a]', async () => {
    const { browser, id } = await player('Paused');
    await database.updateTable('players').set({ license_name: 'DE' }).where('id', '=', id).execute();
    platform.registers = { isExcluded: async () => true };
    expect(await open(browser)).toBe('player_excluded');
  });

  it('leads to the configured host [CONF-002]', async () => {
    await betting({ host: 'https://bets.example' });
    expect(((await open(new TestBrowser(server.app))) as URL).origin).toBe('https://bets.example');
  });
});

describe('a pass', () => {
  const about = { audience, player: 7, nickname: 'N', currency: 'EUR', locale: 'en' as const };
  const now = new Date('2026-11-22T12:00:00Z');
  const read = (token: string, change: { secret?: string; audience?: string; later?: number } = {}) =>
    readPass(token, change.secret ?? 'secret', {
      audience: change.audience ?? audience,
      now: new Date(now.getTime() + (change.later ?? 0)),
    });

  it('is valid for a minute, for its host, with its signature [SPORT-001b]', () => {
    const token = writePass(about, 'secret', now);
    expect(read(token)).toMatchObject(about);
    expect(read(token, { later: 59_000 })).not.toBeNull();
    const other = writePass({ ...about, player: 8 }, 'secret', now);
    const forged = `${other.split('.')[0]}.${token.split('.')[1]}`;
    expect([
      read(token, { later: 60_000 }),
      read(token, { secret: 'other' }),
      read(token, { audience: 'https://evil.example' }),
      read(forged),
      read(''),
      read('x.y'),
    ]).toEqual([null, null, null, null, null, null]);
  });
});

describe('the stand-in', () => {
  it('greets a player by name, removes the pass from the address, and accepts it once [SPORT-001b]', async () => {
    const { browser } = await player('Fast <Burn>');
    const url = (await open(browser, 'live')) as URL;
    const first = await visit(url);
    expect([first.statusCode, first.headers.location]).toEqual([303, '/live?locale=en']);
    const page = await visit(new URL(first.headers.location!, url), { bettor: first.cookies.find(({ name }) => name === 'bettor')!.value });
    expect(page.body).toContain('<h1>Welcome, Fast &lt;Burn&gt;</h1>');
    expect((await visit(url)).statusCode).toBe(403);
  });

  it('greets a guest, and refuses a forged pass [SPORT-001b]', async () => {
    const url = (await open(new TestBrowser(server.app))) as URL;
    expect((await visit(url)).body).toContain('You’re here as a guest');
    expect((await visit(new URL(`${audience}/?pass=x.y`))).statusCode).toBe(403);
  });
});

describe('the referring partner', () => {
  const land = async (query: string, headers: Record<string, string> = {}) => {
    const { cookies } = await server.app.inject({ url: `/landing${query}`, headers: { host: 'localhost:4000', ...headers } });
    return Object.fromEntries(cookies.map(({ name, value, maxAge }) => [name, [value, maxAge]]));
  };
  const month = 30 * 24 * 60 * 60;

  it('is remembered for thirty days: by the address, otherwise by the referrer [ROUTE-070b, AUTH-017a, AUTH-017b]', async () => {
    expect(await land('?stag=abc&affb_id=9')).toEqual({ stag: ['abc', month], affb: ['9', month] });
    expect(await land('?stag=abc')).toEqual({ stag: ['abc', month], affb: ['122', month] });
    expect(await land('', { referer: 'http://localhost:4000/promo' })).toEqual({});
    expect(await land('', { referer: 'https://other.example/' })).toEqual({});
  });

  it('stag-by-referrer-name: the partners configured by operators [CONF-002]', async () => {
    await setConfig(database, 'stag-by-referrer-name', { referrers: [{ name: 'reviews.example', stag: 'rev', affb: null }] });
    platform.clock.pass(2_000);
    expect(await land('', { referer: 'https://www.reviews.example/best' })).toEqual({ stag: ['rev', month], affb: ['241', month] });
  });
});
