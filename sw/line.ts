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
 * How long the network has for a new question, in seconds, before the device answers. It has three from the first request
 * that it left without an answer, not for each one anew: on a dead line a page that reads one thing after the other is
 * shown as last known at once (OFF-001).
 */
export function deadline(): number {
  const now = performance.now();
  const [first = { at: now }] = unanswered;
  return Math.max(LEAST_MS, DEADLINE_MS - (now - first.at)) / 1000;
}

/** Notes a question until the network has said something. */
export function awaitLine<T>(network: Promise<T>): Promise<T> {
  const asked = { at: performance.now() };
  unanswered.add(asked);
  network.then(hear, () => unanswered.delete(asked));
  return network;
}
