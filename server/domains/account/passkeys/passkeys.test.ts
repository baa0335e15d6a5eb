import { describe, expect, it } from 'vitest';
import type { ResponseOf } from '#contract/call';
import * as call from '#contract/calls/account';
import type { Passkey } from '#contract/fields/passkey';
import { codeOf } from '#tests/support/authenticator-app';
import { ownServer } from '#tests/support/own-server';
import { PasskeyDevice } from '#tests/support/passkey-device';
import { TestBrowser } from '#tests/support/platform';
import { passkeyRoutes } from './passkey-routes';
import { profileRoutes } from '../routes';
import { securityRoutes } from '../security/security-routes';
import { signInRoutes } from '#server/composition/sign-in-routes';

const server = ownServer([signInRoutes, securityRoutes, passkeyRoutes, profileRoutes]);
const { database, platform } = server;
const home = { host: 'localhost' };
let count = 0;

type Options = { options: unknown };

async function newcomer() {
  const user = { ...call.signUp.example.body.user, email: `passkey-${(count += 1)}@perigee.example`, dfpc: `passkeys-${count}` };
  const browser = new TestBrowser(server.app, home);
  const { json } = await browser.send(call.signUp, { body: { user } });
  return { browser, user, player: (json as { id: number }).id };
}

async function addTo(browser: TestBrowser) {
  const device = new PasskeyDevice();
  const { options } = (await browser.send(call.getPasskeyRegistration)).json as Options;
  const response = await browser.send(call.addPasskey, { body: { credential: device.register(options) } });
  return { device, response, passkey: response.json as Passkey };
}

async function withPasskey() {
  const someone = await newcomer();
  const { device, passkey } = await addTo(someone.browser);
  return { ...someone, device, passkey };
}

const challengeFor = async (browser: TestBrowser) => ((await browser.send(call.getPasskeyChallenge)).json as Options).options;
const guest = (headers: Record<string, string> = home) => new TestBrowser(server.app, headers);
const enter = async (device: PasskeyDevice, from = guest(), lies = {}) =>
  from.send(call.signInByPasskey, { body: { credential: device.assert(await challengeFor(from), lies), dfpc: 'passkeys-phone' } });
const listOf = async (browser: TestBrowser) => ((await browser.send(call.getPasskeys)).json as ResponseOf<typeof call.getPasskeys>).data;

describe('managing passkeys', () => {
  it('adds several passkeys, renames them, shows when they were added and used, and removes only the player’s own', async () => {
    const { browser, device, passkey } = await withPasskey();
    const second = await addTo(browser);
    expect((await listOf(browser)).map(({ id, last_used_at }) => [id, last_used_at])).toContainEqual([second.passkey.id, null]);
    expect((await enter(device)).status).toBe(200);
    expect((await browser.send(call.renamePasskey, { params: { id: passkey.id }, body: { name: ' My phone ' } })).status).toBe(200);
    expect((await listOf(browser)).find(({ id }) => id === passkey.id)).toMatchObject({
      name: 'My phone',
      last_used_at: platform.clock.now().toISOString(),
    });
    const stranger = await newcomer();
    expect((await stranger.browser.send(call.renamePasskey, { params: { id: passkey.id }, body: { name: 'Mine' } })).code).toBe(
      'not_found',
    );
    expect((await stranger.browser.send(call.removePasskey, { params: { id: passkey.id } })).code).toBe('not_found');
    expect((await browser.send(call.removePasskey, { params: { id: passkey.id } })).status).toBe(200);
    expect(await listOf(browser)).toHaveLength(1);
    expect((await enter(device)).code).toBe('passkey_not_accepted');
  });

  it('requires the password again to add or remove one', async () => {
    const { browser, passkey, user } = await withPasskey();
    const { options } = (await browser.send(call.getPasskeyRegistration)).json as Options;
    platform.clock.pass(5 * 60_000);
    expect((await browser.send(call.getPasskeyRegistration)).code).toBe('reauthentication_required');
    expect((await browser.send(call.addPasskey, { body: { credential: new PasskeyDevice().register(options) } })).code).toBe(
      'reauthentication_required',
    );
    expect((await browser.send(call.removePasskey, { params: { id: passkey.id } })).code).toBe('reauthentication_required');
    await browser.send(call.reauthenticate, { body: { password: user.password } });
    expect((await browser.send(call.removePasskey, { params: { id: passkey.id } })).status).toBe(200);
  });

  it('allows at most ten', async () => {
    const { browser } = await newcomer();
    for (let added = 0; added < 10; added += 1) expect((await addTo(browser)).response.status).toBe(200);
    expect((await browser.send(call.getPasskeyRegistration)).code).toBe('too_many_passkeys');
  });

  it('refuses a registration of another player, another origin, without verification, or used twice', async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    const { options } = (await one.browser.send(call.getPasskeyRegistration)).json as Options;
    const add = (browser: TestBrowser, credential: object) => browser.send(call.addPasskey, { body: { credential } });
    const device = new PasskeyDevice();
    expect((await add(other.browser, device.register(options))).code).toBe('passkey_not_accepted');
    expect((await add(one.browser, device.register(options, { origin: 'https://evil.example' }))).code).toBe('passkey_not_accepted');
    expect((await add(one.browser, device.register(options, { isVerified: false }))).code).toBe('passkey_not_accepted');
    expect((await add(one.browser, device.register(options))).status).toBe(200);
    expect((await add(one.browser, new PasskeyDevice().register(options))).code).toBe('passkey_not_accepted');
  });
});

describe('signing in by passkey', () => {
  it('needs neither password nor second step [AUTH-001a]', async () => {
    const { browser, device } = await withPasskey();
    const { secret } = (await browser.send(call.beginTwoFactor)).json as { secret: string };
    expect((await browser.send(call.confirmTwoFactor, { body: { code: codeOf(secret, platform.clock.now()) } })).status).toBe(200);
    const phone = guest();
    expect((await enter(device, phone)).status).toBe(200);
    expect((await phone.send(call.getPlayer)).json).toMatchObject({ two_factor_enabled: true });
    expect(
      await database.selectFrom('audit_log').select('details').where('kind', '=', 'sign_in').orderBy('id', 'desc').executeTakeFirst(),
    ).toMatchObject({ details: { way: 'passkey' } });
  });

  it('accepts each challenge once, for five minutes, and none for another purpose', async () => {
    const { browser, device } = await withPasskey();
    const options = await challengeFor(guest());
    const credential = device.assert(options);
    const send = (sent: object) => guest().send(call.signInByPasskey, { body: { credential: sent } });
    expect((await send(credential)).status).toBe(200);
    expect((await send(credential)).code).toBe('passkey_not_accepted');
    expect((await send(device.assert(options))).code).toBe('passkey_not_accepted');
    const old = await challengeFor(guest());
    const again = ((await browser.send(call.getPasskeyAgain)).json as Options).options;
    expect((await send(device.assert(again))).code).toBe('passkey_not_accepted');
    expect((await send(device.assert({ challenge: 'A'.repeat(72), rpId: 'localhost' }))).code).toBe('passkey_not_accepted');
    platform.clock.pass(5 * 60_000);
    expect((await send(device.assert(old))).code).toBe('passkey_not_accepted');
  });

  it('counts no attempt that succeeds, and records one that fails for its player', async () => {
    const { device, player } = await withPasskey();
    const counted = async () =>
      (await database.selectFrom('door_attempts').select('attempts').where('door', '=', 'sign_in.address').execute()).map(
        ({ attempts }) => attempts,
      );
    await enter(device, guest(), { isVerified: false });
    const before = await counted();
    expect((await enter(device)).status).toBe(200);
    expect(await counted()).toEqual(before);
    const failed = database.selectFrom('audit_log').select('details').where('player_id', '=', player).where('kind', '=', 'sign_in_failed');
    expect(await failed.execute()).toMatchObject([{ details: { way: 'passkey' } }]);
  });

  it('refuses one of two simultaneous responses to a challenge', async () => {
    const { device } = await withPasskey();
    const credential = device.assert(await challengeFor(guest()));
    const responses = await Promise.all([1, 2, 3].map(() => guest().send(call.signInByPasskey, { body: { credential } })));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('refuses an unknown passkey, another origin, an unverified user, a counter that decreases, and malformed input', async () => {
    const { device } = await withPasskey();
    expect((await enter(new PasskeyDevice())).code).toBe('passkey_not_accepted');
    expect((await enter(device, guest(), { origin: 'https://evil.example' })).code).toBe('passkey_not_accepted');
    expect((await enter(device, guest(), { isVerified: false })).code).toBe('passkey_not_accepted');
    expect((await enter(device, guest(), { counter: 50 })).status).toBe(200);
    expect((await enter(device, guest(), { counter: 7 })).code).toBe('passkey_not_accepted');
    const rubbish = {
      ...device.assert(await challengeFor(guest()), { counter: 60 }),
      response: { clientDataJSON: 'bm90IGpzb24', authenticatorData: 'AAAA', signature: 'AAAA' },
    };
    expect((await guest().send(call.signInByPasskey, { body: { credential: rubbish } })).code).toBe('passkey_not_accepted');
  });

  it('works on its brand’s host and subdomains, not on another brand’s', async () => {
    const onHost = { host: 'perigee.localhost' };
    const { user } = await newcomer();
    const browser = guest(onHost);
    await browser.send(call.signIn, { body: { user: { email: user.email, password: user.password } } });
    const device = new PasskeyDevice('http://perigee.localhost');
    const { options } = (await browser.send(call.getPasskeyRegistration)).json as { options: { rp: { id: string } } };
    expect(options.rp.id).toBe('perigee.localhost');
    expect((await browser.send(call.addPasskey, { body: { credential: device.register(options) } })).status).toBe(200);
    const below = { host: 'ee.perigee.localhost' };
    expect(((await challengeFor(guest(below))) as { rpId: string }).rpId).toBe('perigee.localhost');
    expect((await enter(device, guest(below), { origin: 'http://ee.perigee.localhost' })).status).toBe(200);
    expect((await enter(device, guest({ host: 'meridian.localhost' }), { origin: 'http://meridian.localhost' })).code).toBe(
      'passkey_not_accepted',
    );
    expect(((await challengeFor(guest({ host: 'evil.example' }))) as { rpId: string }).rpId).toBe('localhost');
  });

  it('is refused for the same reasons as by password: a locked or closed account, the Estonian licence; but not for a break', async () => {
    const { player, device, user } = await withPasskey();
    const byPassword = async () =>
      (await guest().send(call.signIn, { body: { user: { email: user.email, password: user.password } } })).code;
    const both = async () => [(await enter(device)).code, await byPassword()];
    const set = (change: object) => database.updateTable('players').set(change).where('id', '=', player).execute();
    for (const [change, code] of [
      [{ status: 'locked' }, 'account_locked'],
      [{ status: 'closed' }, 'account_closed'],
      [{ status: 'active', license_name: 'EE' }, 'EE_LICENSE_BLOCKED'],
    ] as const) {
      await set(change);
      expect(await both()).toEqual([code, code]);
    }
    await set({ license_name: 'curacao' });
    await database.insertInto('user_limits').values({ player_id: player, type: 'selfexclusion', period: 'forever' }).execute();
    expect(await both()).toEqual([null, null]);
    await database.deleteFrom('user_limits').where('player_id', '=', player).execute();
  });

  it('counts failures by IP address, as passwords do', async () => {
    platform.clock.pass(20 * 60_000);
    const codes: (string | null)[] = [];
    for (let attempt = 0; attempt < 61; attempt += 1) codes.push((await enter(new PasskeyDevice())).code);
    expect([codes[59], codes[60]]).toEqual(['passkey_not_accepted', 'account_locked']);
    platform.clock.pass(20 * 60_000);
  });
});

describe('a passkey instead of the password', () => {
  it('re-authenticates like the password, only for its own player', async () => {
    const { browser, device } = await withPasskey();
    const stranger = await withPasskey();
    platform.clock.pass(5 * 60_000);
    expect((await browser.send(call.beginTwoFactor)).code).toBe('reauthentication_required');
    const again = async (from: TestBrowser) => ((await from.send(call.getPasskeyAgain)).json as Options).options;
    const prove = (passkey: object) => browser.send(call.reauthenticate, { body: { passkey } });
    expect((await prove(device.assert(await again(stranger.browser)))).code).toBe('passkey_not_accepted');
    expect((await prove(stranger.device.assert(await again(browser)))).code).toBe('passkey_not_accepted');
    expect((await prove(device.assert(await challengeFor(browser)))).code).toBe('passkey_not_accepted');
    expect((await browser.send(call.beginTwoFactor)).code).toBe('reauthentication_required');
    const credential = device.assert(await again(browser));
    expect((await prove(credential)).status).toBe(200);
    expect((await prove(credential)).code).toBe('passkey_not_accepted');
    expect((await browser.send(call.beginTwoFactor)).status).toBe(200);
  });

  it('is offered only to a player with a passkey for this site', async () => {
    const { browser } = await newcomer();
    expect((await browser.send(call.getPasskeyAgain)).json).toEqual({ options: null });
  });
});
