import type { WorkboxPlugin } from 'workbox-core/types.js';
import { isHtml } from './html';

/** The timeout of a request: one that never gets a response would occupy a connection. */
const TIMEOUT_MS = 30_000;

/** Refuses HTML in place of a file or of data: a captive portal's page, or somebody's error page. */
export const refuseHtml: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (isHtml(response)) throw new TypeError(`${response.url} answered a page for a file`);
    return response;
  },
};

/** Aborts a request after 30 seconds, or with one of the signals. */
export function withTimeout(...signals: AbortSignal[]): WorkboxPlugin {
  return {
    requestWillFetch: async ({ request }) => new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS), ...signals]) }),
  };
}
