import { LEAST_NETWORK_TIMEOUT_MS, NETWORK_TIMEOUT_MS } from './timing';

/** Requests that have been pending since the last response to any request, with their start times, oldest first. */
const unanswered = new Set<{ at: number }>();

/** A response arrived, to any request. */
export function noteResponse(): void {
  unanswered.clear();
}

/**
 * The timeout of a new request in seconds, before the stored response is used. The three seconds start with the first
 * unanswered request instead of with each one, so on a dead connection a page with sequential reads shows stale data right away
 * (OFF-001).
 */
export function networkTimeout(): number {
  const now = performance.now();
  const [first = { at: now }] = unanswered;
  return Math.max(LEAST_NETWORK_TIMEOUT_MS, NETWORK_TIMEOUT_MS - (now - first.at)) / 1000;
}

/** Tracks a request until any response arrives. */
export function trackRequest<T>(network: Promise<T>): Promise<T> {
  const request = { at: performance.now() };
  unanswered.add(request);
  network.then(noteResponse, () => unanswered.delete(request));
  return network;
}
