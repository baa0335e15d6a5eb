import { FIRST_SECONDS_MS, REPAIR_TIMEOUT_MS } from '../timing';
import { requestWorkerTask } from './request-worker-task';
import { retryUntilDone } from './triggers';

/**
 * Makes the worker fetch what an installation left out, once the visit is some seconds old and the window is idle, and again whenever
 * something was in the way: afterwards every page opens offline (OFF-001). What's there already isn't fetched again.
 */
export function completeLater(): void {
  const ask = () => retryUntilDone(() => requestWorkerTask({ kind: 'complete' }, REPAIR_TIMEOUT_MS));
  const later = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
  setTimeout(() => later(ask), Math.max(0, FIRST_SECONDS_MS - performance.now()));
}
