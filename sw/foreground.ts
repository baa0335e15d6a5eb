import { LINE_QUIET_MS } from './timing';

/** The number of the pages' pending requests, and when the last one got its response. */
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
 * Resolves once no page has waited for a response for a moment: a page sends its requests one after another, with work of its own in
 * between, and on a slow connection each file that the worker fetches for later would delay the next one.
 */
export async function whenLineIsFree(): Promise<void> {
  for (;;) {
    const left = open > 0 ? LINE_QUIET_MS : closedAt + LINE_QUIET_MS - performance.now();
    if (left <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, left));
  }
}
