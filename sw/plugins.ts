import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CALL_TIMEOUT_MS } from '#contract/timing';
import { isHtml } from './html';

/** Refuses HTML in place of a file or of data: a captive portal's page, or somebody's error page. */
export const refuseHtml: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (isHtml(response)) throw new TypeError(`${response.url} responded with a page for a file`);
    return response;
  },
};

/** Aborts a request after 30 seconds, or with one of the signals. */
export function withTimeout(...signals: AbortSignal[]): WorkboxPlugin {
  return {
    requestWillFetch: async ({ request }) =>
      new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(CALL_TIMEOUT_MS), ...signals]) }),
  };
}
