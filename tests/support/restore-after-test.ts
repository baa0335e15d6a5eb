import { afterEach, vi } from 'vitest';

/** Restores what a test has replaced. It runs after the test file's own clean-up. */
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
