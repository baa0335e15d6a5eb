/** Functions that are called when something changes. */
export interface Listeners<Told extends unknown[]> {
  /** Adds a listener; returns the function that removes it. */
  add: (listener: (...told: Told) => void) => () => void;
  /** Calls every listener. */
  call: (...told: Told) => void;
}

/** Makes an empty list of listeners. */
export function makeListeners<Told extends unknown[] = []>(): Listeners<Told> {
  const all = new Set<(...told: Told) => void>();
  return {
    add: (listener) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
    call: (...told) => all.forEach((listener) => listener(...told)),
  };
}
