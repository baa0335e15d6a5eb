// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render, type Rendered } from '#tests/support/render';
import { dropDraft, keepDraft } from './draft';
import { SignUpForm } from './sign-up-form';
import { emptySignUp } from './sign-up-shape';

let response: (isTaken: boolean) => void;
let shown: Rendered;

vi.mock('./variant-here', () => ({ useVariant: () => 'b' }));
vi.mock('./sign-up', async (original) => ({
  ...(await original<typeof import('./sign-up')>()),
  isTaken: () => new Promise<boolean>((resolve) => (response = resolve)),
  noteStep: () => undefined,
  signUp: async () => undefined,
}));

beforeEach(async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  keepDraft({ step: 2, values: { ...emptySignUp({ country: 'AU', currency: 'AUD' }), email: 'a@b.eu', password: 'Orbit-and-back-7' } });
  shown = await render(<SignUpForm onDone={() => undefined} />);
});

afterEach(async () => {
  await shown.unmount();
  dropDraft();
  vi.unstubAllGlobals();
});

const place = () => shown.page.querySelector('h2')!.textContent;
const press = (name: string) =>
  act(async () => [...shown.page.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click());

it('going back while the email is being checked stays there', async () => {
  const access = place();
  await press('Next');
  await press('Back');
  const before = place();
  expect(before).not.toBe(access);
  await act(async () => response(false));
  expect(place()).toBe(before);
});

it('waiting for the email check continues to the next step', async () => {
  const access = place();
  await press('Next');
  expect(place()).toBe(access);
  await act(async () => response(false));
  expect([place() === access, shown.page.querySelector('select')?.name]).toEqual([false, 'currency']);
});

it('a password that attackers try first is refused in its own step', async () => {
  await shown.unmount();
  keepDraft({ step: 2, values: { ...emptySignUp({ country: 'AU', currency: 'AUD' }), email: 'a@b.eu', password: 'Password123' } });
  shown = await render(<SignUpForm onDone={() => undefined} />);
  const access = place();
  await press('Next');
  await act(async () => response(false));
  await vi.waitUntil(() => act(async () => shown.page.querySelector('[name="password"]')?.getAttribute('aria-invalid') === 'true'));
  expect(place()).toBe(access);
  expect(shown.page.textContent).toContain('appeared in a data leak');
});
