import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storage } from '#contract/storage';
import { completePlayer, network, type Sent } from '#tests/support/deposit-page';
import { refusal } from '#tests/support/fake-platform';
import { findOn, pageText, pressButton } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { session } from '../../platform/session';
import { makePasskey, provePasskey } from './passkeys';
import { PasskeyEntrance } from './sign-in/passkey-entrance';

const authenticator = vi.hoisted(() => ({ give: async (_options: unknown): Promise<unknown> => ({ id: 'key-1' }) }));

vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication: (options: unknown) => authenticator.give(options),
  startRegistration: (options: unknown) => authenticator.give(options),
  WebAuthnAbortService: { cancelCeremony: () => undefined },
}));

let shown: Rendered | null;
let sent: Sent[];
/** Options of the passkey calls, and what the writes are refused with. */
let options: object | null;
let refused: Response | null;
let inFields: boolean;
const onDone = vi.fn<() => void>();

beforeEach(() => {
  shown = null;
  options = { challenge: 'abc' };
  refused = null;
  inFields = false;
  onDone.mockClear();
  sessionStorage.clear();
  authenticator.give = async () => ({ id: 'key-1' });
  vi.stubGlobal('indexedDB', undefined);
  document.cookie = 'signed_in=1; path=/';
  vi.stubGlobal('PublicKeyCredential', { isConditionalMediationAvailable: async () => inFields });
  Object.assign(session, { status: 'guest', player: null });
  sent = network(({ method, url, body }) => {
    if (url === '/api/player') return Response.json(completePlayer);
    if (method !== 'GET' && Object.keys(body).length > 0 && url !== '/log' && refused) return refused;
    return Response.json({ options });
  });
});

afterEach(async () => {
  await shown?.unmount();
});

const credentials = () =>
  sent.filter(({ url, body }) => url.startsWith('/api/') && Object.keys(body).length > 0).map(({ url, body }) => [url, body]);
const refuse = (name: string) => async () => {
  throw Object.assign(new Error(name), { name });
};

describe('signing in by a passkey', () => {
  const open = async () => {
    shown = await render(<PasskeyEntrance onDone={onDone} />);
    await shown.settle();
  };
  const press = async () => {
    await pressButton('Sign in with a passkey');
  };

  it('sends what the authenticator gives for the challenge, and is done', async () => {
    await open();
    await press();
    await shown!.until(() => expect(onDone).toHaveBeenCalledOnce());
    expect(credentials().map(([, body]) => body)).toEqual([{ credential: { id: 'key-1' }, dfpc: expect.any(String) }]);
    expect(sessionStorage.getItem(storage.session.login)).toBe('true');
  });

  it('that the person called off says so and can be tried again, without a report', async () => {
    authenticator.give = refuse('NotAllowedError');
    await open();
    await press();
    await shown!.until(() => expect(pageText()).toContain('That didn’t work.'));
    expect([credentials(), sent.some(({ url }) => url === '/log'), onDone.mock.calls]).toEqual([[], false, []]);
    authenticator.give = async () => ({ id: 'key-1' });
    await press();
    await shown!.until(() => expect(onDone).toHaveBeenCalledOnce());
    expect(pageText()).not.toContain('That didn’t work.');
  });

  it('that the server refuses shows its reason, and a closed account the way to support', async () => {
    refused = refusal('account_closed', 403);
    await open();
    await press();
    await shown!.until(() => expect(findOn('[role="alert"] a')?.getAttribute('href')).toBe('/support'));
    expect([pageText().includes('That didn’t work.'), onDone.mock.calls]).toEqual([false, []]);
  });

  it('is offered in the email field where the browser can, and by no button where it knows no passkeys', async () => {
    inFields = true;
    await open();
    await shown!.until(() => expect(onDone).toHaveBeenCalledOnce());
    await shown!.unmount();
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    onDone.mockClear();
    await open();
    expect([findOn('button'), onDone.mock.calls]).toEqual([null, []]);
  });
});

describe('a passkey', () => {
  it('that is made is given to the platform', async () => {
    await makePasskey();
    expect(credentials().map(([, body]) => body)).toEqual([{ credential: { id: 'key-1' } }]);
  });

  it.each([
    ['InvalidStateError', 'exists'],
    ['NotAllowedError', 'failed'],
  ])('isn’t made after %s, which is reported as %s', async (name, problem) => {
    authenticator.give = refuse(name);
    await expect(makePasskey()).rejects.toMatchObject({ problem });
    expect(credentials()).toEqual([]);
  });

  it('proves who a person is; without one for this site nothing is asked of the authenticator', async () => {
    await provePasskey();
    expect(credentials()).toEqual([['/api/users/reauthenticate', { passkey: { id: 'key-1' } }]]);
    options = null;
    const give = vi.spyOn(authenticator, 'give');
    await expect(act(async () => provePasskey())).rejects.toMatchObject({ problem: 'failed' });
    expect(give).not.toHaveBeenCalled();
  });
});
