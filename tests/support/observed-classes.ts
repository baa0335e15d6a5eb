/** Notes what was just started, and how to know that it's over. */
export type Note = (what: string, isOver: () => boolean) => void;

type Class = new (...given: never[]) => object;

const names = [
  'IntersectionObserver',
  'ResizeObserver',
  'MutationObserver',
  'PerformanceObserver',
  'AbortController',
  'BroadcastChannel',
  'EventSource',
  'Worker',
];

const ends: unknown[] = ['disconnect', 'close', 'terminate'];

/** A function that's called on a change, or what a router keeps of one. */
const isListener = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && 'eventType' in value && 'fn' in value && typeof value.fn === 'function');

const revoked = new Set<string>();
const revokeObjectURL = URL.revokeObjectURL?.bind(URL);
if (revokeObjectURL) {
  URL.revokeObjectURL = (url) => {
    revoked.add(url);
    revokeObjectURL(url);
  };
}

/**
 * Notes observers, connections, controllers, object URLs and subscriptions that are made from now on, also those of classes that a test has
 * replaced; returns the function that puts back what was there. Stores, ours and those of packages, hold those who subscribe in sets.
 */
export function observeClasses(note: Note): () => void {
  const globals = globalThis as unknown as Record<string, Class | undefined>;
  const own = names.flatMap((name) => {
    const before = globals[name];
    return before ? [{ name, before, replaced: observedClass(name, before, note) }] : [];
  });
  for (const { name, replaced } of own) globals[name] = replaced;
  const { add } = Set.prototype;
  Set.prototype.add = function <T>(this: Set<T>, value: T) {
    if (isListener(value) && !this.has(value)) note('subscription', () => !this.has(value));
    return add.call(this, value) as Set<T>;
  };
  const { createObjectURL } = URL;
  URL.createObjectURL = (blob) => {
    const url = createObjectURL.call(URL, blob);
    note('object URL', () => revoked.has(url));
    return url;
  };
  return () => {
    Set.prototype.add = add;
    URL.createObjectURL = createObjectURL;
    for (const { name, before, replaced } of own) if (globals[name] === replaced) globals[name] = before;
  };
}

/** A class whose instances are noted until a method that ends them is called. */
function observedClass(name: string, own: Class, note: Note): Class {
  return new Proxy(own, {
    construct: (target, given, asked) => {
      const made = Reflect.construct(target, given, asked) as object;
      if (made instanceof AbortController) {
        note(name, () => made.signal.aborted);
        return made;
      }
      let isOver = false;
      note(name, () => isOver);
      return new Proxy(made, {
        get: (one, key) => {
          const value: unknown = Reflect.get(one, key, one);
          if (typeof value !== 'function') return value;
          return (...passed: unknown[]): unknown => {
            isOver ||= ends.includes(key);
            return Reflect.apply(value, one, passed);
          };
        },
        set: (one, key, value) => Reflect.set(one, key, value, one),
      });
    },
  });
}
