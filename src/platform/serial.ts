/** Runs one piece of work after the other, in the order in which they were passed; returns its result. A failure doesn't stop the next. */
export type Serial = <T>(work: () => Promise<T>) => Promise<T>;

/** Makes a separate queue for work that must never overlap. */
export function makeSerial(): Serial {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}
