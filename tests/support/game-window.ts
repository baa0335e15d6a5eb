import { afterEach, beforeEach, vi } from 'vitest';
import { fakeCanvas } from './fake-canvas';

/** A window that games can draw in, as empty after each test as it was before: no listener, node, stub or stopped clock is left. */
export function gameWindow(): void {
  let listening: { mock: { calls: Parameters<typeof window.addEventListener>[] } };
  beforeEach(() => {
    listening = vi.spyOn(window, 'addEventListener');
    fakeCanvas();
  });
  afterEach(() => {
    for (const [kind, listener] of listening.mock.calls) window.removeEventListener(kind, listener);
    document.body.replaceChildren();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}
