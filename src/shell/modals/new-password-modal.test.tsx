import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getPasswordLink } from '#contract/calls/account/password';
import { network, type Sent } from '#tests/support/deposit-page';
import { refusal } from '#tests/support/fake-platform';
import { findOn, pageText, submitForm, typeInto } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { session } from '../../platform/session';
import NewPasswordModal from './new-password-modal';

let shown: Rendered;
let sent: Sent[];

beforeEach(() => {
  Object.assign(session, { status: 'guest', player: null });
  vi.stubGlobal('indexedDB', undefined);
  sent = network(() => refusal('token_invalid', 422));
});

afterEach(async () => {
  await shown.unmount();
  vi.unstubAllGlobals();
});

const open = async (token: string) => {
  shown = await render(<NewPasswordModal asked={{ reset_password_token: token }} onClose={() => undefined} />);
};

const isLook = ({ method, url }: Sent) => method === 'GET' && url.startsWith(getPasswordLink.path);

it('a password link that was used says so when it’s opened, and leads to a new mail [AUTH-013a]', async () => {
  await open('A'.repeat(43));
  await shown.until(() => expect(pageText()).toContain('This link no longer works'));
  expect([findOn('[name="password"]'), findOn('[name="email"]')]).toEqual([null, expect.anything()]);
  expect(sent.filter(({ url }) => url.startsWith('/api/users')).map(isLook)).toEqual([true]);
});

it('a password link that is used meanwhile leads to a new mail [AUTH-013a]', async () => {
  sent = network((one) => (isLook(one) ? Response.json({ expires_at: '2026-05-01T12:00:00Z' }) : refusal('token_invalid', 422)));
  await open('A'.repeat(43));
  await shown.until(() => expect(findOn('[name="password"]')).not.toBeNull());
  expect(findOn('[name="email"]')).toBeNull();
  await typeInto('password', 'Fresh-secret-1');
  await typeInto('again', 'Fresh-secret-1');
  await submitForm('password');
  await shown.until(() => expect(pageText()).toContain('This link no longer works'));
  expect([findOn('[name="password"]'), findOn('[name="email"]')]).toEqual([null, expect.anything()]);
});

it('a password link that was cut off while copying asks for a new mail before a password is typed [AUTH-013a]', async () => {
  await open('A'.repeat(42));
  expect([pageText().includes('This link no longer works'), findOn('[name="password"]')]).toEqual([true, null]);
  expect(sent.filter(({ url }) => url.startsWith('/api/users'))).toEqual([]);
});

it('a password link that is opened without a network says so, and shows the form once there is one [OFF-001c]', async () => {
  vi.useFakeTimers();
  let isAway = true;
  sent = network(() => {
    if (isAway) throw new TypeError('Failed to fetch');
    return Response.json({ expires_at: '2026-05-01T12:00:00Z' });
  });
  await open('A'.repeat(43));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(3_000);
  expect([pageText(), findOn('[name="password"]')]).toEqual([expect.stringContaining('You need to be online for this.'), null]);
  isAway = false;
  await pass(6_000);
  vi.useRealTimers();
  expect(findOn('[name="password"]')).not.toBeNull();
});

it('a password link whose check takes more than four seconds says so, and is checked again on a press', async () => {
  vi.useFakeTimers();
  let isSlow = true;
  sent = network(() => (isSlow ? new Promise(() => undefined) : Response.json({ expires_at: '2026-05-01T12:00:00Z' })));
  await open('A'.repeat(43));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const says = () => pageText().includes('This is taking longer than usual.');
  await pass(3_900);
  expect([says(), sent.filter(isLook).length]).toEqual([false, 1]);
  await pass(200);
  expect([says(), sent.filter(isLook).length]).toEqual([true, 1]);
  // Another try that's slow as well: the notice stays, and its button is busy for as long as a fresh wait isn't long.
  const again = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again')!;
  await act(async () => again().click());
  await pass(50);
  expect([says(), again().getAttribute('aria-busy'), sent.filter(isLook).length]).toEqual([true, 'true', 2]);
  await pass(4_000);
  expect(again().getAttribute('aria-busy')).not.toBe('true');
  isSlow = false;
  await act(async () => again().click());
  await pass(50);
  vi.useRealTimers();
  expect([says(), findOn('[name="password"]')]).toEqual([false, expect.anything()]);
});
