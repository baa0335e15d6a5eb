import type { Call } from '../call';

/** Every call of the wire. */
export const calls: readonly Call[] = [];
