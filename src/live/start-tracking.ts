// @chunk later
import { wireClient } from '../platform/api/client';
import { storeUtm } from './store-utm';
import { logFailedCall } from './log-failed-calls';
import { traceWindow } from './trace-window';

/** Starts telemetry: failures are logged, one window in twenty is traced, and the UTM source is stored. `draw` is from 0 to below 1. */
export function startTracking(draw: number): void {
  const trace = traceWindow(draw);
  wireClient({ onFailed: logFailedCall, ...(trace && { trace }) });
  storeUtm();
}
