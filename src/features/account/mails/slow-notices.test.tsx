import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { network, type Sent } from '#tests/support/deposit-page';
import { pageText, typeInto } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { session } from '../../../platform/session';
import { Confirmation } from './confirmation';
import { NewPasswordForm } from './new-password-form';
import { RemindForm } from './remind-form';

const token = 'A'.repeat(43);
const slow = 'This is taking longer than usual.';
const nothing = () => undefined;
/** The response to a request; by default none comes. */
let respond: (sent: Sent) => Response | Promise<Response>;
let shown: Rendered;

const silence = () => new Promise<Response>(nothing);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const isSlow = () => pageText().includes(slow);

const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click());
const submit = (field: string) => act(async () => document.querySelector<HTMLInputElement>(`[name="${field}"]`)!.form!.requestSubmit());

beforeEach(() => {
  vi.stubGlobal('indexedDB', undefined);
  Object.assign(session, { status: 'guest', player: null });
  respond = silence;
  network((one) => respond(one));
});

afterEach(async () => {
  vi.useRealTimers();
  await shown.unmount();
  vi.unstubAllGlobals();
});

it.each([
  ['requesting the mail for a new password', <RemindForm key="remind" email="ada@perigee.example" onDone={nothing} />, [], 'email'],
  ['setting a new password', <NewPasswordForm key="new" right={{ token }} onDone={nothing} />, ['password', 'again'], 'password'],
])('%s: after four seconds without a response the form says that it takes longer than usual', async (_what, form, secrets, field) => {
  shown = await render(form);
  for (const name of secrets) await typeInto(name, 'Fresh-secret-1');
  vi.useFakeTimers();
  await pass(9_000);
  expect(isSlow()).toBe(false);
  await submit(field);
  await pass(3_900);
  expect(isSlow()).toBe(false);
  await pass(200);
  expect(isSlow()).toBe(true);
});

it('a mailed link: its check says after four seconds that it takes longer than usual, and is sent again on a press', async () => {
  vi.useFakeTimers();
  const looks: string[] = [];
  respond = ({ url }) => (looks.push(url), silence());
  shown = await render(<Confirmation token={token} />);
  await pass(3_900);
  expect([isSlow(), looks.length]).toEqual([false, 1]);
  await pass(200);
  expect([isSlow(), looks.length]).toEqual([true, 1]);
  respond = () => Response.json({ email: 'ada@perigee.example', state: 'open' });
  await press('Try again');
  await pass(50);
  expect([isSlow(), pageText()]).toEqual([false, expect.stringContaining('ada@perigee.example')]);
});

it('a mailed link: its confirmation says after four seconds that it takes longer than usual', async () => {
  vi.useFakeTimers();
  respond = ({ method }) => (method === 'GET' ? Response.json({ email: 'ada@perigee.example', state: 'open' }) : silence());
  shown = await render(<Confirmation token={token} />);
  await pass(50);
  await press('Confirm email');
  await pass(3_900);
  expect(isSlow()).toBe(false);
  await pass(200);
  expect(isSlow()).toBe(true);
});
