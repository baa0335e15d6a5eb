import { vi } from 'vitest';

/**
 * Waits until a check no longer throws, and returns its result. The timeout is 5 s: that of `vi.waitFor` is too short on a
 * busy machine.
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 5_000 });
