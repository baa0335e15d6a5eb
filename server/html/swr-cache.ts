interface Kept<Value> {
  at: number;
  value: Promise<Value>;
}

export interface CacheTimes {
  /** As long as this a kept value is given without a further thought. */
  freshMs: number;
  /** As long as this it is given while it is made anew behind; after that, whoever asks waits for a new one. */
  staleMs: number;
  /** So many names are kept; the one that was asked for longest ago goes first. */
  maxEntries: number;
  now?: () => number;
  /** What lies between an answer with what is old and making it anew, so that the answer is not slowed by it. */
  pause?: () => Promise<void>;
}

/** Keeps what takes long to make, by name. What could not be made is not kept, and rejects for those who waited. */
export function swrCache<Value>({
  freshMs,
  staleMs,
  maxEntries,
  now = () => performance.now(),
  pause = () => Promise.resolve(),
}: CacheTimes): (name: string, make: () => Promise<Value>) => Promise<Value> {
  const kept = new Map<string, Kept<Value>>();
  const put = (name: string, entry: Kept<Value>) => {
    kept.delete(name);
    kept.set(name, entry);
    const [oldest] = kept.keys();
    if (kept.size > maxEntries && oldest !== undefined) kept.delete(oldest);
  };
  return (name, make) => {
    const known = kept.get(name);
    const age = known ? now() - known.at : Number.POSITIVE_INFINITY;
    if (known && age < freshMs) return known.value;
    if (!known || age >= staleMs) {
      const entry = { at: now(), value: make() };
      put(name, entry);
      entry.value.catch(() => kept.get(name) === entry && kept.delete(name));
      return entry.value;
    }
    put(name, { at: now(), value: known.value });
    const value = pause().then(make);
    value.then(() => put(name, { at: now(), value })).catch(() => undefined);
    return known.value;
  };
}
