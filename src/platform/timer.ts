/** One timer for one piece of work. */
export interface Timer {
  /** Runs the work in `ms` milliseconds; an earlier start is cancelled. */
  reset(ms: number): void;
  /** Runs the work in `ms` milliseconds, unless the timer is running already. */
  start(ms: number): void;
  stop(): void;
}

/** Makes a timer; after the work has run, it can be started again. */
export function makeTimer(work: () => void): Timer {
  let planned: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    planned = undefined;
    work();
  };
  const stop = () => {
    clearTimeout(planned);
    planned = undefined;
  };
  const start = (ms: number) => {
    planned ??= setTimeout(run, ms);
  };
  const reset = (ms: number) => {
    stop();
    start(ms);
  };
  return { reset, start, stop };
}
