import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render, type Rendered } from '#tests/support/render';
import { SavedLogin } from './saved-login';

type How = 'in' | 'none' | 'failed';

let shown: Rendered;
let wish: AbortSignal;
let come: (how: How) => void;
vi.mock('./saved-credentials', () => ({
  signInWithSaved: (signal: AbortSignal) => {
    wish = signal;
    return new Promise<How>((resolve) => (come = resolve));
  },
}));

const onDone = vi.fn<() => void>();
const onFailed = vi.fn<() => void>();

beforeEach(async () => {
  vi.clearAllMocks();
  shown = await render(
    <>
      <SavedLogin onDone={onDone} onFailed={onFailed} />
      <form>
        <input />
      </form>
    </>,
  );
});
afterEach(() => shown.unmount());

const fire = (element: string, event: Event) => act(async () => void shown.page.querySelector(element)!.dispatchEvent(event));
const type = () => fire('input', new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
const fillIn = () => fire('input', new Event('input', { bubbles: true }));
const send = () => fire('form', new Event('submit', { bubbles: true, cancelable: true }));
const end = (how: How) => act(async () => come(how));
const received = () => [onDone.mock.calls.length, onFailed.mock.calls.length];

describe('a login with saved credentials', () => {
  it('redirects, or shows the login page if it fails, even once the browser has autofilled the form [AUTH-004b]', async () => {
    await fillIn();
    expect(wish.aborted).toBe(false);
    await end('failed');
    expect(received()).toEqual([0, 1]);
  });

  it('is cancelled by typing in the form, which keeps its input even if the login fails', async () => {
    await type();
    expect(wish.aborted).toBe(true);
    await end('failed');
    expect(received()).toEqual([0, 0]);
  });

  it('redirects if it succeeded before it could be cancelled', async () => {
    await type();
    await end('in');
    expect(received()).toEqual([1, 0]);
  });

  it('is cancelled by submitting the form, which takes over', async () => {
    await send();
    expect(wish.aborted).toBe(true);
    await end('in');
    expect(received()).toEqual([0, 0]);
  });
});
