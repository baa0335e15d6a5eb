import { vi } from 'vitest';

/** Waits until a check no longer throws, and answers what it gave. 5 s at most: the one of `vi.waitFor` is too little on a busy machine. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 5_000 });
