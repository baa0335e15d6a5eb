/** Runs work once the browser is idle, or after `otherwiseMs` in one that doesn't say when it is; returns the function that cancels it. */
export function whenIdle(work: () => void, otherwiseMs: number, options?: IdleRequestOptions): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, otherwiseMs);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(work, options);
  return () => cancelIdleCallback(waiting);
}
