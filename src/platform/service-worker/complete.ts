import { FIRST_SECONDS_MS, REPAIR_TIMEOUT_MS, RETURN_SECONDS_MS } from '../timing';
import { whenIdle } from '../when-idle';
import { cameFromWorker } from './register-early';
import { requestWorkerTask } from './request-worker-task';
import { retryUntilDone } from './triggers';

/**
 * Makes the worker fetch what an installation left out, once the visit is some seconds old and the window is idle, and retries after a
 * failure: afterwards every page opens offline (OFF-001). Cached files aren't fetched again, and the window's own requests have priority. A
 * window that's served by the worker asks sooner, because its first screen came from the cache.
 */
export function completeLater(): void {
  const ask = () => retryUntilDone(() => requestWorkerTask({ kind: 'complete' }, REPAIR_TIMEOUT_MS));
  setTimeout(() => whenIdle(ask, 200), Math.max(0, (cameFromWorker ? RETURN_SECONDS_MS : FIRST_SECONDS_MS) - performance.now()));
}
