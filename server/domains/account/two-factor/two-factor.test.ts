import { describe, expect, it } from 'vitest';
import type { ResponseOf } from '#contract/call';
import * as call from '#contract/calls/account';
import type { Security } from '#contract/fields/security';
import { codeOf } from '#tests/support/authenticator-app';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { profileRoutes } from '../routes';
import { securityRoutes } from '../security/security-routes';
import { signInRoutes } from '#server/composition/sign-in-routes';

const server = ownServer([signInRoutes, securityRoutes, profileRoutes]);
const { database, platform } = server;
const STEP_MS = 30_000;
let count = 0;

type Begun = ResponseOf<typeof call.beginTwoFactor>;

async function newcomer() {
  const user = { ...call.signUp.example.body.user, email: `two-factor-${(count += 1)}@perigee.example`, dfpc: `device-${count}-home` };
  const browser = new TestBrowser(server.app);
  const { json } = await browser.send(call.signUp, { body: { user } });
  const signIn = (extra: object = {}, from = new TestBrowser(server.app), dfpc = user.dfpc) =>
    from.send(call.signIn, { body: { user: { email: user.email, password: user.password, dfpc, ...extra } } });
  const code = (secret: string, steps = 0) => codeOf(secret, platform.clock.now(), steps);
  return { browser, user, player: (json as { id: number }).id, signIn, code };
}

/** A player whose second factor is on; the step of the first code is over. */
async function guarded() {
  const someone = await newcomer();
  const begun = (await someone.browser.send(call.beginTwoFactor)).json as Begun;
  expect((await someone.browser.send(call.confirmTwoFactor, { body: { code: someone.code(begun.secret) } })).status).toBe(200);
  platform.clock.pass(STEP_MS);
  return { ...someone, ...begun };
}

const securityOf = async (browser: TestBrowser) => (await browser.send(call.getSecurity)).json as Security;
const trustOf = (browser: TestBrowser) => [...browser.cookies].find(([name]) => name.startsWith('trust-'));

describe('setting up', () => {
  it('turns two-factor on with a code of the new secret and not before [PROF-001d]', async () => {
    const { browser, signIn, code } = await newcomer();
    const begun = (await browser.send(call.beginTwoFactor)).json as Begun;
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(begun.uri).toContain(`issuer=Perigee&secret=${begun.secret}`);
    expect(new Set(begun.recovery_codes).size).toBe(10);
    expect((await signIn()).status).toBe(200);
    expect((await browser.send(call.confirmTwoFactor, { body: { code: '000000' } })).code).toBe('second_factor_wrong');
    expect((await browser.send(call.confirmTwoFactor, { body: { code: code(begun.secret) } })).status).toBe(200);
    expect((await browser.send(call.getPlayer)).json).toMatchObject({ two_factor_enabled: true });
    expect(await securityOf(browser)).toMatchObject({ two_factor: { enabled: true, recovery_codes_left: 10 } });
    expect((await signIn()).code).toBe('second_factor_required');
  });

  it('stores recovery codes only as hashes', async () => {
    const { player, recovery_codes } = await guarded();
    const rows = await database.selectFrom('recovery_codes').selectAll().where('player_id', '=', player).execute();
    const plain = recovery_codes.map((one) => one.replaceAll('-', ''));
    expect(rows).toHaveLength(10);
    expect(rows.filter(({ code_hash }) => plain.includes(code_hash.toString()) || code_hash.length !== 32)).toEqual([]);
    const { rows: keys } = await database.pool.query<{ count: string }>(
      'select count(*) from idempotency_keys where answer::text like any($1)',
      [recovery_codes.map((one) => `%${one}%`)],
    );
    expect(Number(keys[0]?.count)).toBe(0);
  });

  it('refuses the set-up code at a sign-in', async () => {
    const { browser, signIn, code } = await newcomer();
    const { secret } = (await browser.send(call.beginTwoFactor)).json as Begun;
    const first = code(secret);
    await browser.send(call.confirmTwoFactor, { body: { code: first } });
    expect((await signIn({ otp_attempt: first })).code).toBe('second_factor_wrong');
  });

  it('waits half an hour for its code, and locks a session that guesses', async () => {
    const { browser, code } = await newcomer();
    const { secret } = (await browser.send(call.beginTwoFactor)).json as Begun;
    for (let guess = 0; guess < 5; guess += 1)
      expect((await browser.send(call.confirmTwoFactor, { body: { code: '000000' } })).code).toBe('second_factor_wrong');
    expect((await browser.send(call.confirmTwoFactor, { body: { code: code(secret) } })).code).toBe('account_locked');
    platform.clock.pass(30 * 60_000);
    expect((await browser.send(call.confirmTwoFactor, { body: { code: code(secret) } })).code).toBe('token_expired');
  });

  it('requires a password from the last five minutes, as do turning it off and new recovery codes', async () => {
    const { browser, user } = await guarded();
    platform.clock.pass(5 * 60_000);
    for (const guardedCall of [call.beginTwoFactor, call.endTwoFactor, call.makeRecoveryCodes])
      expect((await browser.send(guardedCall)).code).toBe('reauthentication_required');
    await browser.send(call.reauthenticate, { body: { password: user.password } });
    expect((await browser.send(call.makeRecoveryCodes)).status).toBe(200);
    expect((await browser.send(call.endTwoFactor)).status).toBe(200);
    expect((await browser.send(call.makeRecoveryCodes)).code).toBe('two_factor_off');
    expect((await browser.send(call.endTwoFactor)).status).toBe(200);
  });
});

describe('signing in with a second factor', () => {
  it('accepts a code once, and never one of an earlier step [AUTH-002c]', async () => {
    const { signIn, code, secret } = await guarded();
    platform.clock.pass(STEP_MS);
    const [earlier, current] = [code(secret, -1), code(secret)];
    expect((await signIn({ otp_attempt: current })).status).toBe(200);
    expect((await signIn({ otp_attempt: current })).code).toBe('second_factor_wrong');
    expect((await signIn({ otp_attempt: earlier })).code).toBe('second_factor_wrong');
  });

  it('accepts one of two simultaneous uses of a code', async () => {
    const { signIn, code, secret } = await guarded();
    const responses = await Promise.all([1, 2, 3, 4].map(() => signIn({ otp_attempt: code(secret) })));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('accepts a recovery code once, in any spelling, and reports how many are left', async () => {
    const { browser, signIn, recovery_codes } = await guarded();
    const typed = ` ${recovery_codes[3]!.toLowerCase().replaceAll('-', ' ')} `;
    expect((await signIn({ recovery_code: typed })).status).toBe(200);
    expect((await signIn({ recovery_code: recovery_codes[3] })).code).toBe('second_factor_wrong');
    expect((await securityOf(browser)).two_factor.recovery_codes_left).toBe(9);
  });

  it('refuses a recovery code of another player, and a replaced one', async () => {
    const [one, other] = [await guarded(), await guarded()];
    expect((await one.signIn({ recovery_code: other.recovery_codes[0] })).code).toBe('second_factor_wrong');
    await one.browser.send(call.makeRecoveryCodes);
    expect((await one.signIn({ recovery_code: one.recovery_codes[0] })).code).toBe('second_factor_wrong');
  });

  it('locks the second step after five wrong codes, even on a known device, and the lock survives the right password', async () => {
    const { signIn, code, secret } = await guarded();
    for (let guess = 0; guess < 5; guess += 1) expect((await signIn({ otp_attempt: '000000' })).code).toBe('second_factor_wrong');
    expect((await signIn({ otp_attempt: code(secret) })).code).toBe('account_locked');
    expect((await signIn()).code).toBe('second_factor_required');
    platform.clock.pass(60_000);
    expect((await signIn({ otp_attempt: code(secret) })).status).toBe(200);
  });

  it('records wrong codes, and counts from zero after a right one', async () => {
    const { signIn, code, secret, player } = await guarded();
    for (const _time of [1, 2]) {
      for (let guess = 0; guess < 4; guess += 1) await signIn({ otp_attempt: '000000' });
      expect((await signIn({ otp_attempt: code(secret) })).status).toBe(200);
      platform.clock.pass(30_000);
    }
    const failed = database.selectFrom('audit_log').select('details').where('player_id', '=', player).where('kind', '=', 'sign_in_failed');
    expect((await failed.execute()).map(({ details }) => (details as { way: string }).way)).toEqual(Array(8).fill('code'));
  });

  it('doesn’t reveal the second factor when the password is wrong', async () => {
    const { signIn, code, secret } = await guarded();
    expect((await signIn({ password: 'Not-the-one-1' })).code).toBe('wrong_credentials');
    expect((await signIn({ password: 'Not-the-one-1', otp_attempt: code(secret) })).code).toBe('wrong_credentials');
    expect((await signIn({ otp_attempt: code(secret) })).status).toBe(200);
  });
});

describe('a trusted device', () => {
  async function trusting() {
    const someone = await guarded();
    const home = new TestBrowser(server.app);
    expect((await someone.signIn({ otp_attempt: someone.code(someone.secret), trust_device: true }, home)).status).toBe(200);
    const [name, token] = trustOf(home)!;
    const withTrust = (own = token, cookie = name) => {
      const browser = new TestBrowser(server.app);
      browser.cookies.set(cookie, own);
      return browser;
    };
    return { ...someone, home, token, withTrust };
  }

  it('signs in without a code for 14 days, and is listed', async () => {
    const { signIn, home, withTrust } = await trusting();
    expect((await signIn({}, withTrust())).status).toBe(200);
    expect((await securityOf(home)).trusted_devices).toMatchObject([{ is_current: true, country: 'DE' }]);
    platform.clock.pass(14 * 24 * 60 * 60_000);
    expect((await signIn({}, withTrust())).code).toBe('second_factor_required');
  });

  it('isn’t valid for another player, on another device, or with a forged cookie', async () => {
    const one = await trusting();
    const other = await trusting();
    expect((await other.signIn({}, other.withTrust(one.token))).code).toBe('second_factor_required');
    expect((await one.signIn({}, one.withTrust(), 'device-of-a-thief')).code).toBe('second_factor_required');
    expect((await one.signIn({}, one.withTrust('x'.repeat(43)))).code).toBe('second_factor_required');
    expect((await one.signIn({}, one.withTrust())).status).toBe(200);
  });

  it('needs a code again once its trust is removed, and only its player can remove it', async () => {
    const { signIn, home, withTrust } = await trusting();
    const { id } = (await securityOf(home)).trusted_devices[0]!;
    const stranger = await guarded();
    expect((await stranger.browser.send(call.forgetDevice, { params: { id } })).code).toBe('not_found');
    expect((await signIn({}, withTrust())).status).toBe(200);
    expect((await home.send(call.forgetDevice, { params: { id } })).status).toBe(200);
    expect((await signIn({}, withTrust())).code).toBe('second_factor_required');
    expect((await home.send(call.forgetDevice, { params: { id } })).code).toBe('not_found');
  });

  it('loses its trust with a new second factor, and with its session', async () => {
    const one = await trusting();
    const begun = (await one.home.send(call.beginTwoFactor)).json as Begun;
    await one.home.send(call.confirmTwoFactor, { body: { code: one.code(begun.secret) } });
    expect((await one.signIn({}, one.withTrust())).code).toBe('second_factor_required');
    const two = await trusting();
    const sessions = ((await two.browser.send(call.getSessions)).json as ResponseOf<typeof call.getSessions>).data;
    for (const { id } of sessions.filter(({ is_current }) => !is_current)) await two.browser.send(call.revokeSession, { params: { id } });
    expect((await two.signIn({}, two.withTrust())).code).toBe('second_factor_required');
  });

  it('keeps its trust when its player signs out elsewhere, and the others lose theirs', async () => {
    const { home, signIn, withTrust, code, secret } = await trusting();
    platform.clock.pass(STEP_MS);
    const phone = new TestBrowser(server.app);
    await signIn({ otp_attempt: code(secret), trust_device: true }, phone, 'device-of-a-phone');
    const [name, token] = trustOf(phone)!;
    expect((await signIn({}, withTrust(token, name), 'device-of-a-phone')).status).toBe(200);
    expect((await home.send(call.revokeOtherSessions)).status).toBe(200);
    expect((await signIn({}, withTrust())).status).toBe(200);
    expect((await signIn({}, withTrust(token, name), 'device-of-a-phone')).code).toBe('second_factor_required');
  });

  it('isn’t trusted without the player’s consent, without a second factor, or without a fingerprint', async () => {
    const { signIn, code, secret, user } = await guarded();
    const [silent, nameless, plain] = [new TestBrowser(server.app), new TestBrowser(server.app), new TestBrowser(server.app)];
    await signIn({ otp_attempt: code(secret) }, silent);
    platform.clock.pass(STEP_MS);
    await nameless.send(call.signIn, {
      body: { user: { email: user.email, password: user.password, otp_attempt: code(secret), trust_device: true } },
    });
    await (await newcomer()).signIn({ trust_device: true }, plain);
    expect([silent, nameless, plain].map((browser) => [browser.cookies.has('sid'), trustOf(browser)])).toEqual([
      [true, undefined],
      [true, undefined],
      [true, undefined],
    ]);
  });
});
