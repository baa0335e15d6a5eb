import { isTraced, traceparentOf } from '#rules/tracking/trace';

const TRACE_BYTES = 16;
const SPAN_BYTES = 8;

const hex = (length: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The trace header of this window's requests; null if the window isn't traced (TRACK-002). */
export function traceWindow(draw: number): (() => string) | null {
  if (!isTraced(draw)) return null;
  const trace = hex(TRACE_BYTES);
  return () => traceparentOf(trace, hex(SPAN_BYTES));
}
