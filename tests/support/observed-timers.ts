import { vi } from 'vitest';
import { isObserved, note, observed } from './observed';

type Callback = (...given: unknown[]) => void;
type Begin = (callback: Callback, ...rest: unknown[]) => unknown;
type End = (handle: unknown) => void;

const begins = ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'];
const ends = ['clearTimeout', 'clearInterval', 'cancelAnimationFrame', 'cancelIdleCallback'];

const wrappers = new WeakSet<object>();
const running = new Map<unknown, { isOver: boolean }>();

/** Notes timers that code under observation starts, real ones and those of `vi.useFakeTimers`. */
export function observeTimers(): void {
  wrapTimers();
  const useFakeTimers = vi.useFakeTimers.bind(vi);
  vi.useFakeTimers = (...given) => {
    const result = useFakeTimers(...given);
    wrapTimers();
    return result;
  };
}

/** Wraps the timers that are in place now. */
function wrapTimers(): void {
  const globals = globalThis as unknown as Record<string, Begin | End | undefined>;
  const replace = (name: string, wrap: (own: never) => Begin | End) => {
    const own = globals[name];
    if (!own || wrappers.has(own)) return;
    const wrapper = Object.assign(wrap(own as never), own);
    wrappers.add(wrapper);
    globals[name] = wrapper;
  };
  for (const name of begins) replace(name, (begin: Begin) => observedBegin(name, begin));
  for (const name of ends) replace(name, (end: End) => observedEnd(end));
}

function observedBegin(name: string, begin: Begin): Begin {
  return (callback, ...rest) => {
    if (!isObserved() || typeof callback !== 'function') return begin(callback, ...rest);
    const timer = { isOver: false };
    const run: Callback = (...given) => {
      if (name !== 'setInterval') timer.isOver = true;
      observed(() => callback(...given));
    };
    const handle = begin(run, ...rest);
    running.set(handle, timer);
    note(name, () => timer.isOver);
    return handle;
  };
}

function observedEnd(end: End): End {
  return (handle) => {
    const timer = running.get(handle);
    if (timer) timer.isOver = true;
    running.delete(handle);
    end(handle);
  };
}
