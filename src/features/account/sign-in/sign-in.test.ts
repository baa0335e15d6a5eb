import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getCaptcha } from '#contract/calls/account/captcha';
import { signIn } from '#contract/calls/account/session';
import { easyChallenge, readToken } from '#tests/support/captcha';
import { eventually } from '#tests/support/eventually';
import { refusal } from '#tests/support/fake-platform';
import { wireClient } from '../../../platform/api/client';
import type { CallFailed } from '../../../platform/api/refusal';
import { failureText } from '../../../platform/form';
import { loadSession, session } from '../../../platform/session';
import { signUp } from '../sign-up/sign-up';
import { emptySignUp } from '../sign-up/sign-up-shape';
import { signInWithSaved } from './saved-credentials';
import { signIn as enterByForm, signOut } from './sign-in';

const responses: ((response: Response) => void)[] = [];
const onSignedOut = vi.fn<() => void>();

/** Responds to the sign-out once the server receives it. */
async function respondToSignOut(response: Response): Promise<void> {
  await eventually(() => expect(responses).toHaveLength(1));
  responses.shift()!(response);
}

beforeEach(async () => {
  document.cookie = 'signed_in=1; path=/';
  wireClient({ fetch: () => new Promise((resolve) => responses.push(resolve)), onSignedOut });
  const loaded = loadSession();
  responses.shift()?.(Response.json({ id: 7 }));
  await loaded;
});

describe('a player who signs out', () => {
  it('is hidden from all screens immediately, and removed with the response [AUTH-008a]', async () => {
    const left = signOut();
    expect(session.status).toBe('unknown');
    await respondToSignOut(Response.json({}));
    await left;
    expect([session.status, session.player, session.isRevoked]).toEqual(['guest', null, true]);
  });

  it('isn’t signed in again by saved credentials, and not kept by a browser without a store of them', async () => {
    const asked: string[] = [];
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => void unhandled.push(reason);
    process.on('unhandledRejection', note);
    const preventSilentAccess = () => {
      asked.push('preventSilentAccess');
      return Promise.reject(new DOMException('no service', 'NotSupportedError'));
    };
    Object.defineProperty(navigator, 'credentials', { value: { preventSilentAccess }, configurable: true });
    const left = signOut();
    await respondToSignOut(Response.json({}));
    await left;
    // Rejections count as unhandled after the current task.
    await new Promise((resolve) => setTimeout(resolve, 0));
    process.off('unhandledRejection', note);
    expect([asked, unhandled]).toEqual([['preventSilentAccess'], []]);
  });

  it('is reported to the worker before the server, and background reads stop', async () => {
    const received: string[] = [];
    const postMessage = ({ kind }: { kind: string }) => void received.push(kind);
    Object.defineProperty(navigator, 'serviceWorker', { value: { controller: { postMessage } }, configurable: true });
    wireClient({ fetch: async () => (received.push('sign-out'), Response.json({})) });
    await signOut();
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true });
    expect(received).toEqual(['leaving', 'sign-out']);
  });

  it('is signed out in the window even if the server can’t be reached, and it’s retried later [AUTH-008a]', async () => {
    const left = signOut();
    await respondToSignOut(Response.json({ error: { code: 'forbidden', message: '', fields: {} } }, { status: 403 }));
    await left;
    expect([session.status, session.isRevoked]).toEqual(['guest', false]);
  });
});

describe('saved credentials', () => {
  const sent: { url: string; body: unknown }[] = [];
  const logged: unknown[] = [];
  const stay = new AbortController();
  const key = { challenge: easyChallenge() };
  let keyResponses: Response[];
  let signInResponse: () => Response;

  beforeEach(() => {
    sent.length = 0;
    logged.length = 0;
    keyResponses = [Response.json(key)];
    signInResponse = () => Response.json({ id: 7 });
    vi.stubGlobal('PasswordCredential', class {});
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => (logged.push(JSON.parse(init.body as string)), Response.json({})));
    keeps({ type: 'password', id: 'ada@perigee.example', password: 'Orbit-and-back-7' });
    wireClient({
      fetch: async (url, init) => {
        sent.push({ url, body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined });
        if (url === getCaptcha.path) return keyResponses.shift() ?? refusal('unavailable', 503);
        return url === signIn.path ? signInResponse() : Response.json({ id: 7 });
      },
    });
  });

  const keeps = (saved: object | null) =>
    Object.defineProperty(navigator, 'credentials', { value: { get: async () => saved }, configurable: true });
  const signInsSent = () => sent.filter(({ url }) => url === signIn.path).map(({ body }) => (body as { user: object }).user);

  it('sign in together with a captcha [AUTH-004a]', async () => {
    expect(await signInWithSaved(stay.signal)).toBe('in');
    const [user] = signInsSent();
    expect(user).toMatchObject({ email: 'ada@perigee.example', password: 'Orbit-and-back-7', captcha: expect.any(String) });
    const { challenge, solution } = readToken((user as { captcha: string }).captcha);
    expect(challenge).toEqual(easyChallenge());
    expect(solution.derivedKey).toMatch(/^0[0-9a-f]{63}$/);
  });

  it('that are refused are logged as LOGIN_ERROR and open the login page [ERR-003a]', async () => {
    signInResponse = () => refusal('wrong_credentials', 401);
    expect(await signInWithSaved(stay.signal)).toBe('failed');
    expect(logged).toMatchObject([{ code: 'LOGIN_ERROR', reason: 'wrong_credentials' }]);
  });

  it.each([
    ['a browser without the interface', () => Reflect.deleteProperty(globalThis, 'PasswordCredential')],
    ['nothing that is saved', () => keeps(null)],
    ['credentials of another kind', () => keeps({ type: 'public-key', id: 'k' })],
  ])('aren’t sent to the server with %s', async (_name, arrange) => {
    arrange();
    expect([await signInWithSaved(stay.signal), sent]).toEqual(['none', []]);
  });

  it('wait for the site key for five attempts, and are then sent without a captcha [AUTH-006a, AUTH-006b]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    keyResponses = Array.from({ length: 4 }, () => refusal('unavailable', 503));
    keyResponses.push(Response.json(key));
    const fifth = signInWithSaved(stay.signal);
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect(await fifth).toBe('in');
    expect(sent.filter(({ url }) => url === getCaptcha.path)).toHaveLength(5);
    expect(signInsSent()).toMatchObject([{ captcha: expect.any(String) }]);
    sent.length = 0;
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const none = signInWithSaved(stay.signal);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await none).toBe('in');
    expect(sent.filter(({ url }) => url === getCaptcha.path)).toHaveLength(5);
    expect(signInsSent()[0]).not.toHaveProperty('captcha');
  });

  it('aren’t used any more once the visitor has continued while the site key loads', async () => {
    const leaving = new AbortController();
    const get = vi.spyOn(navigator.credentials, 'get');
    const saved = signInWithSaved(leaving.signal);
    expect(get.mock.calls[0]![0]!.signal).toBe(leaving.signal);
    leaving.abort();
    expect([await saved, signInsSent()]).toEqual(['none', []]);
  });

  it('a captcha used by an attempt without a response is followed by another one, but no third', async () => {
    const failed = () => refusal('captcha_failed', 422);
    const responses = [failed(), failed(), Response.json({ id: 7 }), failed(), failed(), failed()];
    keyResponses = Array.from({ length: 9 }, (_, at) => Response.json({ challenge: easyChallenge(at) }));
    signInResponse = () => responses.shift()!;
    const typed = { email: 'ada@perigee.example', password: 'Orbit-and-back-7', otp: '' };
    await enterByForm(typed);
    expect(signInsSent().map((user) => 'captcha' in user && readToken(user.captcha as string).challenge)).toEqual([
      false,
      easyChallenge(0),
      easyChallenge(1),
    ]);
    await expect(enterByForm(typed)).rejects.toMatchObject({ code: 'captcha_failed' });
    expect(signInsSent()).toHaveLength(6);
  });

  it('a form solves a captcha only if the server requires one; a later failure reaches the form, logged as SIGN_IN_ERROR [ERR-003a, ERR-003b]', async () => {
    const responses = [refusal('captcha_failed', 422), Response.json({ id: 7 })];
    signInResponse = () => responses.shift()!;
    const typed = { email: 'ada@perigee.example', password: 'Orbit-and-back-7', otp: '' };
    await enterByForm(typed);
    expect(signInsSent().map((user) => 'captcha' in user)).toEqual([false, true]);
    signInResponse = () =>
      Response.json(
        {
          error: {
            code: 'bad_input',
            message: 'Check the fields',
            fields: { 'user.email': [{ code: 'fields.email', message: 'No address' }] },
          },
        },
        { status: 422 },
      );
    await expect(enterByForm(typed)).rejects.toMatchObject({
      code: 'bad_input',
      fields: { 'user.email': [{ code: 'fields.email', message: 'No address' }] },
    });
    expect(logged).toMatchObject([{ code: 'SIGN_IN_ERROR', reason: 'bad_input' }]);
  });

  it('a browser that blocks cookies gets the reason, in words of the screen', async () => {
    document.cookie = 'signed_in=; path=/; max-age=0';
    signInResponse = () => Response.json({ id: 7 });
    const failed: unknown = await enterByForm({ email: 'ada@perigee.example', password: 'Orbit-and-back-7', otp: '' }).catch(
      (error: unknown) => error,
    );
    expect(failed).toMatchObject({ code: 'cookies_blocked' });
    expect(failureText((key) => key, failed as CallFailed)).toBe('account.sign-in.cookies-blocked');
  });

  it('a typed second factor is sent with the credentials [AUTH-002c]', async () => {
    const typed = { email: 'ada@perigee.example', password: 'Orbit-and-back-7' };
    await enterByForm({ ...typed, otp: '' });
    await enterByForm({ ...typed, otp: '123456' });
    expect(signInsSent().map((user) => 'otp_attempt' in user && user.otp_attempt)).toEqual([false, '123456']);
  });

  it('a browser that can’t solve a captcha says what the server said, and asks for none', async () => {
    signInResponse = () => refusal('captcha_failed', 422);
    const whole = crypto;
    vi.stubGlobal('crypto', { randomUUID: () => whole.randomUUID() });
    const typed = { email: 'ada@perigee.example', password: 'Orbit-and-back-7', otp: '' };
    await expect(enterByForm(typed)).rejects.toMatchObject({ code: 'captcha_failed' });
    expect(sent.filter(({ url }) => url === getCaptcha.path)).toEqual([]);
  });

  it('a failed registration is logged as REGISTRATION_ERROR, and its data reach the form [ERR-003a, ERR-003b]', async () => {
    const fields = { 'user.email': [{ code: 'fields.email_taken', message: 'Taken.' }] };
    wireClient({ fetch: async () => Response.json({ error: { code: 'email_taken', message: 'Taken.', fields } }, { status: 422 }) });
    await expect(signUp(emptySignUp({ country: 'DE', currency: 'EUR' }))).rejects.toMatchObject({ code: 'email_taken', fields });
    expect(logged).toMatchObject([{ code: 'REGISTRATION_ERROR', reason: 'email_taken' }]);
  });
});
