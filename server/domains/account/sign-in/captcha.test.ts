import { describe, expect, it } from 'vitest';
import * as call from '#contract/calls/account';
import type { CaptchaChallenge } from '#contract/fields/captcha';
import { easyChallenge, readToken, tokenFor } from '#tests/support/captcha';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser, testApp } from '#tests/support/platform';
import { demandCaptcha } from './captcha';
import { signInRoutes } from '#server/composition/sign-in-routes';
import { recordAttempt } from './attempts-store';

const server = ownServer([signInRoutes]);
const { database, platform } = server;

const newOne = async () => ((await new TestBrowser(server.app).send(call.getCaptcha)).json as { challenge: CaptchaChallenge }).challenge;
const solved = async () => tokenFor(await newOne());

/** A token that was tampered with. */
async function changed(change: (token: ReturnType<typeof readToken>) => void): Promise<string> {
  const token = readToken(await solved());
  change(token);
  return Buffer.from(JSON.stringify(token)).toString('base64');
}

/** A device with a number of attempts. */
async function tried(device: string, attempts: number): Promise<string> {
  for (let attempt = 0; attempt < attempts; attempt += 1) await recordAttempt(database, 'sign_in.device', device, platform.clock.now());
  return device;
}

const demand = (device: string, captcha?: string) => demandCaptcha(platform, [['sign_in.device', device]], captcha);

describe('a captcha', () => {
  it('is required after five attempts, and a solution works once', async () => {
    const device = await tried('one', 4);
    await expect(demand(device)).resolves.toBeUndefined();
    await tried(device, 1);
    await expect(demand(device)).rejects.toMatchObject({ code: 'captcha_failed' });
    const captcha = await solved();
    await expect(demand(device, captcha)).resolves.toBeUndefined();
    await expect(demand(device, captcha)).rejects.toMatchObject({ code: 'captcha_failed' });
    await expect(demand(device, await solved())).resolves.toBeUndefined();
    platform.clock.pass(15 * 60_000);
    await expect(demand(device)).resolves.toBeUndefined();
  });

  it.each([
    ['nothing', async () => ''],
    ['what is no token', async () => Buffer.from('{"challenge":1}').toString('base64')],
    ['a challenge that is not ours', async () => tokenFor(easyChallenge())],
    ['an easier challenge than ours', async () => changed(({ challenge }) => (challenge.parameters.cost = 1))],
    [
      'another key than the one to be found',
      async () => changed(({ solution }) => (solution.derivedKey = `${solution.derivedKey.slice(0, 32)}${'0'.repeat(32)}`)),
    ],
    [
      'a captcha of another time',
      async () => {
        const old = await solved();
        platform.clock.pass(10 * 60_000);
        return old;
      },
    ],
  ])('isn’t solved by %s', async (name, response) => {
    await expect(demand(await tried(name, 6), await response())).rejects.toMatchObject({ code: 'captcha_failed' });
  });

  it('is required for a sign-in of such a device, and for mails after many requests from one IP address', async () => {
    const limited = await testApp({ ...platform, environment: { ...platform.environment, rateLimits: true } }, [signInRoutes]);
    const browser = new TestBrowser(limited);
    const user = { ...call.signIn.example.body.user, email: 'captcha@perigee.example', dfpc: await tried('eager-device', 6) };
    expect((await browser.send(call.signIn, { body: { user } })).code).toBe('captcha_failed');
    expect((await browser.send(call.signIn, { body: { user: { ...user, captcha: await solved() } } })).code).toBe('wrong_credentials');
    const remind = async (at: number, captcha?: string) =>
      (await browser.send(call.remindPassword, { body: { user: { email: `m${at}@perigee.example`, ...(captcha && { captcha }) } } })).code;
    const codes: unknown[] = [];
    for (let at = 0; at < 8; at += 1) codes.push(await remind(at));
    expect([codes.slice(0, 7).every((code) => code === null), codes[7]]).toEqual([true, 'captcha_failed']);
    expect(await remind(9, await solved())).toBeNull();
    await limited.close();
  });

  it('is required by IP address if an attacker sends another device with each attempt', async () => {
    const browser = new TestBrowser(server.app);
    const guess = async (at: number) =>
      (
        await browser.send(call.signIn, {
          body: { user: { email: `g${at}@perigee.example`, password: 'Not-the-one-1', dfpc: `fresh-device-${at}` } },
        })
      ).code;
    platform.clock.pass(60 * 60_000);
    for (let at = 0; at < 39; at += 1) await recordAttempt(database, 'sign_in.address', '127.0.0.1', platform.clock.now());
    expect(await guess(0)).toBe('captcha_failed');
    platform.clock.pass(15 * 60_000);
    expect(await guess(1)).toBe('wrong_credentials');
  });

  it('counts an attempt once if it’s repeated with a captcha', async () => {
    platform.clock.pass(60 * 60_000);
    const browser = new TestBrowser(server.app);
    const user = {
      ...call.signIn.example.body.user,
      email: 'patient@perigee.example',
      password: 'Not-the-one-1',
      dfpc: await tried('patient-device', 5),
    };
    const codes: unknown[] = [];
    for (let at = 0; at < 5; at += 1) {
      codes.push((await browser.send(call.signIn, { body: { user } })).code);
      codes.push((await browser.send(call.signIn, { body: { user: { ...user, captcha: await solved() } } })).code);
    }
    expect(codes).toEqual(Array.from({ length: 5 }, () => ['captcha_failed', 'wrong_credentials']).flat());
    expect((await browser.send(call.signIn, { body: { user } })).code).toBe('account_locked');
  });
});
