import { observed, takeUnended, type Started } from './observed';
import { observeListeners } from './observed-listeners';
import { observeTimers } from './observed-timers';

const wrapped = new WeakMap<object, unknown>();

/** An effect, a subscribe function or a ref under observation; the same one for the same function, because React compares them. */
export function observedEffect<Given extends unknown[], Result>(effect: (...given: Given) => Result): (...given: Given) => Result {
  const known = wrapped.get(effect) ?? ((...given: Given) => observed(() => effect(...given)));
  wrapped.set(effect, known);
  return known as (...given: Given) => Result;
}

/** Starts observing this window: once per test file, before any of the app's code runs. */
export function observeWindow(): void {
  observeTimers();
  observeListeners();
}

/** What is left of what was started, with the line of the app that started it. The next test starts with an empty list. */
export function takeLeftovers(): string[] {
  return takeUnended().flatMap(({ what, where }) => {
    const place = placeOf(where);
    return place === null ? [] : `${what}, from ${place}`;
  });
}

/** Stack frames between the app's code and what it starts. */
const between =
  /tests\/support\/(what-effects-leave|observed)|src\/platform\/listeners\.ts|node_modules\/(happy-dom|@sinonjs)|fake-timers|node:internal|<anonymous>/;

/**
 * The line of the app that has started something, as a path from `src`; null if a package has on its own account. A package's store is
 * subscribed to through its functions.
 */
function placeOf({ message, stack = '' }: Started['where']): string | null {
  const isPassed = (line: string) => between.test(line) || (message === 'subscription' && line.includes('node_modules'));
  const caller = stack
    .split('\n')
    .slice(1)
    .find((line) => !isPassed(line));
  if (!caller || caller.includes('node_modules')) return null;
  const [, file, line] = /\/(src\/[^?:)]+)[^:)]*(:\d+)/.exec(caller) ?? [];
  return file ? `${file}${line}` : null;
}
