import { afterEach, beforeEach, vi } from 'vitest';
import { fakeCanvas } from './fake-canvas';

/** A window that games can draw in. After each test its listeners, nodes, stubs and stopped clocks are removed. */
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
