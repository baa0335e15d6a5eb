import { act } from 'react';
import { afterEach, beforeEach, type Mock, vi } from 'vitest';

/**
 * The window within a game's frame, which happy-dom does not load: it keeps what it is told, and says what the test has
 * it say.
 */
export interface FakeFrame {
  inner: { postMessage: Mock };
  say: (message: object) => Promise<void>;
}

/** Stands in for the games' windows of this test file, anew for each test; `origin` is theirs. */
export function fakeFrame(origin: string): FakeFrame {
  const inner = { postMessage: vi.fn() };
  beforeEach(() => {
    inner.postMessage.mockClear();
    vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(inner as never);
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const said = (message: object) => new MessageEvent('message', { data: { protocol: 1, ...message }, origin, source: inner as never });
  return { inner, say: (message) => act(async () => void window.dispatchEvent(said(message))) };
}
