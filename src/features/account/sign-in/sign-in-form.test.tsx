import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { network, type Sent } from '#tests/support/deposit-page';
import { refusal } from '#tests/support/fake-platform';
import { findOn, pageText, pressButton, submitForm, typeInto } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { session } from '../../../platform/session';
import { SignInForm } from './sign-in-form';

let shown: Rendered;
let sent: Sent[];
/** Responses to sign-ins, in turn; a sign-in beyond them succeeds. */
let responses: Response[];
const onDone = vi.fn<() => void>();

beforeEach(() => {
  onDone.mockClear();
  responses = [];
  Object.assign(session, { status: 'guest', player: null });
  vi.stubGlobal('indexedDB', undefined);
  document.cookie = 'signed_in=1; path=/';
  sent = network(({ url }) => (url.endsWith('/sign_in') ? (responses.shift() ?? Response.json({})) : Response.json({})));
});

afterEach(async () => {
  await shown.unmount();
  document.cookie = 'signed_in=; path=/; max-age=0';
});

const open = async (props: { redirect?: string; isOnPage?: boolean } = {}) => {
  shown = await render(<SignInForm {...props} onDone={onDone} />);
};
const signIns = () => sent.filter(({ url }) => url.endsWith('/sign_in')).map(({ body }) => body.user as Record<string, unknown>);
const typeAndSend = async () => {
  await typeInto('email', 'ada@perigee.example');
  await typeInto('password', 'Orbit-and-back-7');
  await submitForm('email');
};
const until = (expectation: () => void) => shown.until(expectation);
const value = (name: string) => findOn<HTMLInputElement>(`[name="${name}"]`).value;
const address = (name: string) =>
  [...document.body.querySelectorAll('a')].find(({ textContent }) => textContent === name)?.getAttribute('href');

describe('the sign-in form', () => {
  it('sends what was typed, says whether it’s on a page, and is done once the player is known [AUTH-001a]', async () => {
    for (const isOnPage of [false, true]) {
      await open({ isOnPage });
      await typeAndSend();
      await until(() => expect(onDone).toHaveBeenCalledTimes(isOnPage ? 2 : 1));
      expect(signIns().at(-1)).toEqual({
        email: 'ada@perigee.example',
        password: 'Orbit-and-back-7',
        custom_login_reg: isOnPage,
        dfpc: expect.any(String),
      });
      if (!isOnPage) await shown.unmount();
    }
  });

  it('sends nothing without a password, and says so at the field', async () => {
    await open();
    await typeInto('email', 'ada@perigee.example');
    await submitForm('email');
    expect(findOn('[name="password"]').getAttribute('aria-invalid')).toBe('true');
    expect([signIns(), onDone.mock.calls]).toEqual([[], []]);
  });

  it('can be filled by the browser', async () => {
    await open();
    expect(['email', 'password'].map((name) => findOn(`[name="${name}"]`).getAttribute('autocomplete'))).toEqual([
      'username webauthn',
      'current-password',
    ]);
  });

  it('keeps its fields after a refusal, which it announces; a closed account leads to support', async () => {
    await open();
    responses = [refusal('wrong_credentials', 401), refusal('account_closed', 403)];
    await typeAndSend();
    await until(() => expect(findOn('form [role="alert"]')).not.toBeNull());
    expect([value('email'), value('password'), address('Contact support')]).toEqual(['ada@perigee.example', 'Orbit-and-back-7', undefined]);
    await submitForm('email');
    await until(() => expect(address('Contact support')).toBe('/support'));
    expect(onDone).not.toHaveBeenCalled();
  });

  it('leads on to the new password, and to the sign-up with the page that was wanted [ROUTE-049a]', async () => {
    await open({ redirect: '/cashbox' });
    expect([address('Forgot your password?'), address('Sign up')]).toEqual(['/remind', '/sign-up?redirect=%2Fcashbox']);
  });
});

describe('the second step', () => {
  const reach = async () => {
    await open();
    responses = [refusal('second_factor_required', 401)];
    await typeAndSend();
    await until(() => expect(findOn('[name="otp"]')).not.toBeNull());
  };
  const trust = () => act(async () => findOn<HTMLInputElement>('[role="checkbox"], input[type="checkbox"]').click());

  it('is no failure; its code is sent with the password, and trust only if it’s wanted [AUTH-001b]', async () => {
    await reach();
    expect(document.body.querySelector('[role="alert"]')).toBeNull();
    expect(document.activeElement).toBe(findOn('[name="otp"]'));
    await trust();
    responses = [refusal('second_factor_wrong', 422)];
    await typeInto('otp', '123456');
    await submitForm('otp');
    await until(() => expect(signIns()).toHaveLength(2));
    expect(signIns()[1]).toMatchObject({ password: 'Orbit-and-back-7', otp_attempt: '123456', trust_device: true });
    expect(signIns()[1]).not.toHaveProperty('recovery_code');
  });

  it('sends nothing without a code, and says so at the field; choosing the other way clears it', async () => {
    await reach();
    await submitForm('otp');
    expect([signIns().length, findOn('[name="otp"]').getAttribute('aria-invalid')]).toEqual([1, 'true']);
    await pressButton('Use a recovery code');
    await submitForm('recovery');
    expect([signIns().length, findOn('[name="recovery"]').getAttribute('aria-invalid')]).toEqual([1, 'true']);
    await pressButton('Use the authenticator app');
    expect(findOn('[name="otp"]').getAttribute('aria-invalid')).not.toBe('true');
  });

  it('takes a recovery code instead, alone: the code typed before is dropped with its refusal', async () => {
    await reach();
    responses = [refusal('second_factor_wrong', 422)];
    await typeInto('otp', '123456');
    await submitForm('otp');
    await until(() => expect(findOn('form [role="alert"]')).not.toBeNull());
    await pressButton('Use a recovery code');
    expect([document.body.querySelector('[role="alert"]'), document.activeElement]).toEqual([null, findOn('[name="recovery"]')]);
    await typeInto('recovery', 'ABCD-EFGH-JKMN');
    await submitForm('recovery');
    await until(() => expect(onDone).toHaveBeenCalledOnce());
    expect(signIns().at(-1)).toMatchObject({ recovery_code: expect.any(String) });
    expect(signIns().at(-1)).not.toHaveProperty('otp_attempt');
    expect(signIns().at(-1)).not.toHaveProperty('trust_device');
  });

  it('drops a recovery code that was typed before the code of the app', async () => {
    await reach();
    await pressButton('Use a recovery code');
    await typeInto('recovery', 'ABCD-EFGH-JKMN');
    await pressButton('Use the authenticator app');
    expect(document.activeElement).toBe(findOn('[name="otp"]'));
    await typeInto('otp', '123456');
    await submitForm('otp');
    await until(() => expect(onDone).toHaveBeenCalledOnce());
    expect(signIns().at(-1)).toMatchObject({ otp_attempt: '123456' });
    expect(signIns().at(-1)).not.toHaveProperty('recovery_code');
  });

  it('leads back to the password, and asks for the code again', async () => {
    await reach();
    await typeInto('otp', '123');
    await pressButton('Back');
    expect(value('email')).toBe('ada@perigee.example');
    responses = [refusal('second_factor_required', 401)];
    await submitForm('email');
    await until(() => expect(findOn('[name="otp"]')).not.toBeNull());
    expect([value('otp'), signIns()[1]]).toEqual(['', expect.not.objectContaining({ otp_attempt: expect.anything() })]);
    expect(pageText()).not.toContain('Forgot your password?');
  });
});
