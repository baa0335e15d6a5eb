import { act, useReducer } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Rendered } from '#tests/support/render';
// Up front, since tests reload the app’s own modules: the libraries' load time shouldn't count for any test.
import '#tests/support/render';

const instagram =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 390.0';
const MINUTE = 60_000;

let shown: Rendered | null = null;
let session: typeof import('../../platform/session')['session'];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(instagram);
});

afterEach(async () => {
  await shown?.unmount();
  shown = null;
});

const around = { isPlaying: false, isInCashbox: false };

/** Opens or reloads the window, with a visitor. */
async function open(who: 'guest' | 'player' | 'unknown') {
  await shown?.unmount();
  vi.resetModules();
  Object.assign(around, { isPlaying: false, isInCashbox: false });
  ({ session } = await import('../../platform/session'));
  const [{ useEscape }, { render }] = await Promise.all([import('./use-escape'), import('#tests/support/render')]);
  Object.assign(session, { status: who, player: who === 'player' ? { id: 7, groups: [] } : null });
  const Popup = () => {
    const [, again] = useReducer((times: number) => times + 1, 0);
    const { isShown, close } = useEscape({ ...around });
    return (
      <p>
        <input aria-label="The window is rendered again, as after each change of its address" type="checkbox" onChange={again} />
        {isShown && <button onClick={close}>popup</button>}
      </p>
    );
  };
  shown = await render(<Popup />);
}

const isShown = () => shown?.page.querySelector('button') !== null;
const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
const become = (status: 'guest' | 'player' | 'unknown') =>
  act(async () => void Object.assign(session, { status, player: status === 'player' ? { id: 7, groups: [] } : null }));
const close = () => act(async () => shown?.page.querySelector('button')?.click());

describe('the popup about leaving an iOS web view', () => {
  it('shows to a guest immediately, once per session, whatever happens later [OVER-002c, OVER-002e]', async () => {
    await open('guest');
    expect(isShown()).toBe(true);
    await close();
    await become('player');
    await pass(60 * MINUTE);
    await become('guest');
    expect(isShown()).toBe(false);
    await open('guest');
    expect(isShown()).toBe(false);
  });

  it('shows to a player after five minutes, which a reload doesn’t restart [OVER-002a]', async () => {
    await open('player');
    await pass(3 * MINUTE);
    await open('unknown');
    await become('player');
    await pass(2 * MINUTE - 1);
    expect(isShown()).toBe(false);
    await pass(1);
    expect(isShown()).toBe(true);
  });

  it.each(['isPlaying', 'isInCashbox'] as const)('waits while %s, and checks again each minute [OVER-002b]', async (what) => {
    await open('player');
    around[what] = true;
    await act(async () => shown?.page.querySelector('input')?.click());
    await pass(5 * MINUTE);
    expect(isShown()).toBe(false);
    await pass(10 * MINUTE);
    around[what] = false;
    await act(async () => shown?.page.querySelector('input')?.click());
    await pass(MINUTE - 1);
    expect(isShown()).toBe(false);
    await pass(1);
    expect(isShown()).toBe(true);
  });

  it('shows to a player who signs out, not during the sign-out [OVER-002d]', async () => {
    await open('player');
    await pass(MINUTE);
    await become('unknown');
    expect(isShown()).toBe(false);
    await become('guest');
    expect(isShown()).toBe(true);
  });

  it('works without window storage [OVER-002c, OVER-002e]', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    // A spy on Storage.prototype has no effect in happy-dom.
    vi.stubGlobal('sessionStorage', { getItem: vi.fn(denied), setItem: vi.fn(denied) });
    await open('guest');
    expect(isShown()).toBe(true);
    expect(sessionStorage.setItem).toHaveBeenCalled();
    await close();
    await become('player');
    await become('guest');
    expect(isShown()).toBe(false);
  });

  it('never shows in Safari, nor in the installed app, which has the same user agent', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }));
    await open('guest');
    expect(isShown()).toBe(false);
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(instagram.replace('Instagram 390.0', 'Version/18.5 Safari/604.1'));
    await open('guest');
    expect(isShown()).toBe(false);
  });
});
