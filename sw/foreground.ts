import { LINE_QUIET_MS } from './timing';

/** The pages' requests that have no response yet, and when the last one got its own. */
let open = 0;
let closedAt = Number.NEGATIVE_INFINITY;

/** Counts a request of a page until it has its response. */
export function trackForeground(response: Promise<Response>): Promise<Response> {
  open += 1;
  return response.finally(() => {
    open -= 1;
    closedAt = performance.now();
  });
}

/**
 * Resolves once no page has waited for a response for a moment: a page's requests follow each other, with its own work in between, and
 * on a slow line each file that the worker fetches for later would push back the next of them.
 */
export async function whenLineIsFree(): Promise<void> {
  for (;;) {
    const left = open > 0 ? LINE_QUIET_MS : closedAt + LINE_QUIET_MS - performance.now();
    if (left <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, left));
  }
}
