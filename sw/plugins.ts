import type { WorkboxPlugin } from 'workbox-core/types.js';
import { isHtml } from './html';

/** How long the network has for an answer: one that never comes would keep a connection from others. */
const PATIENCE_MS = 30_000;

/** Refuses a page that comes in the place of a file or of data: a portal's, or somebody's error page. */
export const refuseHtml: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (isHtml(response)) throw new TypeError(`${response.url} answered a page for a file`);
    return response;
  },
};

/** Ends a request after 30 seconds, or with one of the signals. */
export function patience(...signals: AbortSignal[]): WorkboxPlugin {
  return {
    requestWillFetch: async ({ request }) => new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(PATIENCE_MS), ...signals]) }),
  };
}
