import { act } from 'react';
import { afterEach, beforeEach, type Mock, vi } from 'vitest';

/**
 * The window of a game's frame, which happy-dom doesn't load: it records received messages, and sends those of the
 * test.
 */
export interface FakeFrame {
  inner: { postMessage: Mock };
  say: (message: object) => Promise<void>;
}

/** Replaces the games' windows in this test file, a new one for each test; `origin` is theirs. */
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
