/** The share of windows whose requests are traced (TRACK-002). */
export const TRACE_SAMPLE_RATE = 0.05;

/** Whether a window is traced, by a random number from 0 to below 1. */
export function isTraced(draw: number): boolean {
  return draw < TRACE_SAMPLE_RATE;
}

/** The W3C trace context header of a traced request; `trace` has 32 hex digits, `span` 16. */
export function traceparentOf(trace: string, span: string): string {
  return `00-${trace}-${span}-01`;
}

/** The trace in a header; null without one, or if it isn't sampled. */
export function traceOf(header: string | undefined): string | null {
  return /^00-([0-9a-f]{32})-[0-9a-f]{16}-01$/.exec(header ?? '')?.[1] ?? null;
}
