interface Kept<Value> {
  at: number;
  value: Promise<Value>;
}

export interface CacheTimes {
  /** How long a cached value is fresh. */
  freshMs: number;
  /** How long a stale value is served while it's revalidated; after that, callers wait for a new one. */
  staleMs: number;
  /** The maximum number of entries; the least recently used is evicted. */
  maxEntries: number;
  now?: () => number;
  /** The delay between a stale response and its revalidation, so that the response isn't slowed down. */
  pause?: () => Promise<void>;
}

/** A stale-while-revalidate cache. A failed computation isn't cached, and rejects for its callers. */
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
