import { within } from './asked';

const DEADLINE_MS = 3_000;
/** What even a network that has been silent for long is given: it may be back. */
const LEAST_MS = 300;

/** What the network was asked for since it last said something, and when: the oldest first. */
const unanswered = new Set<{ at: number }>();

/** The network said something, to whatever it was asked. */
export function hear(): void {
  unanswered.clear();
}

/**
 * What the network answers in time; null where it is late or fails. It has three seconds from the first request that it
 * left without an answer, not for each one anew: on a dead line a page that reads one thing after the other is shown as
 * last known at once (OFF-001).
 */
export async function inTime<T>(network: Promise<T>): Promise<T | null> {
  const asked = { at: performance.now() };
  unanswered.add(asked);
  network.then(hear, () => unanswered.delete(asked));
  const [first = asked] = unanswered;
  return within(Math.max(LEAST_MS, DEADLINE_MS - (asked.at - first.at)), network);
}
