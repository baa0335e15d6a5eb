import { wireClient } from '../platform/api/client';
import { storeUtm } from './store-utm';
import { logFailedCall } from './log-failed-calls';
import { traceWindow } from './trace-window';

/** What follows from being used: failures are told, one window in twenty is traced, and where it came from is kept. `draw` is from 0 to below 1. */
export function startTracking(draw: number): void {
  const trace = traceWindow(draw);
  wireClient({ onFailed: logFailedCall, ...(trace && { trace }) });
  storeUtm();
}
