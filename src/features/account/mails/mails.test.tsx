import { act, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { completePlayer, network, type Sent } from '#tests/support/deposit-page';
import { refusal } from '#tests/support/fake-platform';
import { findOn, pageText, pressButton, submitForm, typeInto } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { shownToasts } from '#tests/support/shown-toasts';
import { session } from '../../../platform/session';
import { Confirmation } from './confirmation';
import { EmailVerifyForm } from './email-verify-form';
import { NewPasswordForm } from './new-password-form';
import { RemindForm } from './remind-form';

const token = 'A'.repeat(43);
let shown: Rendered;
let sent: Sent[];
let respond: (sent: Sent) => Response;
const onDone = vi.fn<() => void>();
const toasts = shownToasts();

beforeEach(() => {
  onDone.mockClear();
  respond = () => Response.json({});
  Object.assign(session, { status: 'guest', player: null });
  vi.stubGlobal('indexedDB', undefined);
  sent = network((one) => respond(one));
});

afterEach(async () => {
  await shown.unmount();
  document.cookie = 'signed_in=; path=/; max-age=0';
});

const open = async (element: ReactElement) => {
  shown = await render(element);
};
const become = (confirmed_at: string | null) => {
  document.cookie = 'signed_in=1; path=/';
  Object.assign(session, { status: 'player', player: { ...completePlayer, confirmed_at } });
};
const until = (expectation: () => void) => shown.until(expectation);
const writes = () => sent.filter(({ method, url }) => method !== 'GET' && url.startsWith('/api/users')).map(({ url, body }) => [url, body]);
const reads = (url: string) => sent.filter((one) => one.method === 'GET' && one.url.startsWith(url)).length;
const titles = () => toasts.map(({ title }) => title);
const hasError = (name: string) => findOn(`[name="${name}"]`).getAttribute('aria-invalid') === 'true';
const wayOn = () => findOn('[role="alert"] a, [role="status"] a')?.getAttribute('href');

describe('a forgotten password', () => {
  it('is reset with the mailed digits, in place, for the address that was mailed [AUTH-013a]', async () => {
    await open(<RemindForm email="ada@perigee.example" onDone={onDone} />);
    await submitForm('email');
    await until(() => expect(pageText()).toContain('If ada@perigee.example has an account'));
    expect(findOn<HTMLInputElement>('[name="username"]').value).toBe('ada@perigee.example');
    await typeInto('code', '12 34-56');
    await typeInto('password', 'Fresh-secret-1');
    await typeInto('again', 'Fresh-secret-2');
    await submitForm('code');
    expect([hasError('again'), writes()]).toEqual([true, [['/api/users/password', { user: { email: 'ada@perigee.example' } }]]]);
    await typeInto('again', 'Fresh-secret-1');
    await submitForm('code');
    await until(() => expect(onDone).toHaveBeenCalledOnce());
    expect(writes()[1]).toEqual([
      '/api/users/password',
      { user: { email: 'ada@perigee.example', code: '123456', password: 'Fresh-secret-1' } },
    ]);
    expect(titles()).toEqual(['Your password has been changed. Sign in with the new one.']);
  });

  it('can be asked for with another address', async () => {
    await open(<RemindForm email="ada@perigee.example" onDone={onDone} />);
    await submitForm('email');
    await until(() => expect(findOn('[name="code"]')).not.toBeNull());
    await pressButton('Use a different email');
    expect([findOn('[name="code"]'), findOn<HTMLInputElement>('[name="email"]').value]).toEqual([null, 'ada@perigee.example']);
  });

  it('asks for a mail only with a valid address, and says why none was sent', async () => {
    await open(<RemindForm onDone={onDone} />);
    await typeInto('email', 'ada');
    await submitForm('email');
    expect([hasError('email'), writes()]).toEqual([true, []]);
    respond = () => refusal('forbidden', 403);
    await typeInto('email', 'ada@perigee.example');
    await submitForm('email');
    await until(() => expect(findOn('form [role="alert"]')).not.toBeNull());
    expect(findOn('[name="code"]')).toBeNull();
  });

  it('by its link needs no digits; who is signed in here learns that the session is over [AUTH-013b]', async () => {
    become('2026-05-01T09:00:00Z');
    await open(<NewPasswordForm right={{ token }} onDone={onDone} />);
    expect([findOn('[name="code"]'), pageText()]).toEqual([null, expect.stringContaining('This signs you out on all devices.')]);
    await typeInto('password', 'Fresh-secret-1');
    await typeInto('again', 'Fresh-secret-1');
    respond = ({ url }) => (url === '/api/player' ? Response.json(completePlayer) : Response.json({}));
    await submitForm('password');
    await until(() => expect(onDone).toHaveBeenCalledOnce());
    expect(writes()).toEqual([['/api/users/password', { user: { reset_password_token: token, password: 'Fresh-secret-1' } }]]);
    expect(reads('/api/player')).toBe(1);
  });
});

describe('the mailed digits of an address', () => {
  it('confirm it, and the player is read again [AUTH-012a]', async () => {
    become(null);
    await open(<EmailVerifyForm onDone={onDone} />);
    expect(pageText()).toContain(`We’ve sent a 6-digit code to ${completePlayer.email}`);
    await submitForm('code');
    expect([hasError('code'), writes()]).toEqual([true, []]);
    respond = ({ url }) =>
      url === '/api/player' ? Response.json(completePlayer) : Response.json({ confirmed_at: '2026-05-01T09:00:00Z' });
    await typeInto('code', '123456');
    await submitForm('code');
    await until(() => expect(onDone).toHaveBeenCalledOnce());
    expect([writes(), reads('/api/player'), titles()]).toEqual([
      [['/api/users/confirmation/accept', { code: '123456' }]],
      1,
      ['Your email is confirmed.'],
    ]);
  });

  it('that are wrong are announced, and the mail can wait', async () => {
    become(null);
    respond = () => refusal('token_invalid', 422);
    await open(<EmailVerifyForm onDone={onDone} />);
    await typeInto('code', '123456');
    await submitForm('code');
    await until(() => expect(findOn('form [role="alert"]')).not.toBeNull());
    expect([onDone.mock.calls, titles()]).toEqual([[], []]);
    const code = findOn<HTMLInputElement>('[name="code"]');
    expect([code.value, document.activeElement === code]).toEqual(['', true]);
    await typeInto('code', '654321');
    respond = () => Response.json({});
    await pressButton('Resend email');
    await until(() => expect(findOn('form [role="alert"]')).toBeNull());
    expect(findOn<HTMLInputElement>('[name="code"]').value).toBe('');
    await pressButton('Not now');
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('aren’t asked for once the address is confirmed', async () => {
    become('2026-05-01T09:00:00Z');
    await open(<EmailVerifyForm onDone={onDone} />);
    expect([findOn('[name="code"]'), pageText()]).toEqual([null, expect.stringContaining('Your email is confirmed.')]);
  });

  it('are mailed again on request; a refusal shows its own message [AUTH-012b, AUTH-012c]', async () => {
    become(null);
    await open(<EmailVerifyForm onDone={onDone} />);
    await pressButton('Resend email');
    await until(() => expect(titles()).toEqual(['Confirmation email sent.']));
    expect(writes()).toEqual([['/api/users/confirmation', { user: { email: completePlayer.email } }]]);
    const fields = { 'user.email': [{ message: 'This email address is already confirmed.', code: 'taken' }] };
    respond = () => Response.json({ error: { code: 'bad_input', message: '', fields } }, { status: 422 });
    await pressButton('Resend email');
    await until(() => expect(titles()[1]).toBe('This email address is already confirmed.'));
  });
});

describe('a confirmation link', () => {
  const looked = (state: string) => Response.json({ email: 'a•••@perigee.example', state });

  it('says whose address it confirms, and confirms on a press alone [AUTH-012a]', async () => {
    respond = ({ method }) => (method === 'GET' ? looked('open') : Response.json({ confirmed_at: '2026-05-01T09:00:00Z' }));
    await open(<Confirmation token={token} />);
    await until(() => expect(pageText()).toContain('Is a•••@perigee.example your email address?'));
    expect([writes(), pageText()]).toEqual([[], expect.not.stringContaining('is confirmed')]);
    await pressButton('Confirm email');
    await until(() => expect(pageText()).toContain('a•••@perigee.example is confirmed. Thank you.'));
    expect(writes()).toEqual([['/api/users/confirmation/accept', { confirmation_token: token }]]);
    expect([findOn('button'), wayOn()]).toEqual([null, '/']);
  });

  it('that was used before says that it is done', async () => {
    respond = () => looked('confirmed');
    await open(<Confirmation token={token} />);
    await until(() => expect(pageText()).toContain('is confirmed. Thank you.'));
    expect(findOn('button')).toBeNull();
  });

  it.each([
    ['a guest', '/login?redirect=%2Femail-verify'],
    ['a player', '/email-verify'],
  ])('that is over leads %s to a new mail', async (who, way) => {
    if (who === 'a player') become(null);
    respond = () => refusal('token_invalid', 422);
    await open(<Confirmation token={token} />);
    await until(() => expect(pageText()).toContain('This link no longer works'));
    expect(wayOn()).toBe(way);
  });

  it('without its token is over, and nothing is asked', async () => {
    await open(<Confirmation token="" />);
    expect(pageText()).toContain('This link no longer works');
    expect(sent.filter(({ url }) => url.includes('confirmation'))).toEqual([]);
  });

  it('opened without a network says so, and is checked again automatically and on a press [OFF-001c]', async () => {
    vi.useFakeTimers();
    let isAway = true;
    respond = () => {
      if (isAway) throw new TypeError('Failed to fetch');
      return looked('open');
    };
    await open(<Confirmation token={token} />);
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await pass(3_000);
    expect(pageText()).toContain('You need to be online for this.');
    const before = reads('/api/users/confirmation');
    await act(async () => findOn('button').click());
    await pass(100);
    expect(reads('/api/users/confirmation')).toBe(before + 1);
    isAway = false;
    await pass(6_000);
    vi.useRealTimers();
    expect(pageText()).toContain('Is a•••@perigee.example your email address?');
  });

  it('on a network that hangs says so after a few seconds, and is checked again on a press [OFF-001c]', async () => {
    vi.useFakeTimers();
    let isHanging = true;
    respond = () => (isHanging ? (new Promise(() => undefined) as never) : looked('open'));
    await open(<Confirmation token={token} />);
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await pass(1_000);
    expect(pageText()).not.toContain('longer than usual');
    await pass(3_500);
    expect(pageText()).toContain('This is taking longer than usual.');
    const before = reads('/api/users/confirmation');
    isHanging = false;
    await act(async () => findOn('button').click());
    await pass(100);
    vi.useRealTimers();
    expect(reads('/api/users/confirmation')).toBe(before + 1);
    expect(pageText()).toContain('Is a•••@perigee.example your email address?');
  });
});
