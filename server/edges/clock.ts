import type { Clock } from '#server/ports/clock';

/** The system's clock. */
export const systemClock: Clock = { now: () => new Date() };
