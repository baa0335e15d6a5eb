import { isObserved, note } from './observed';

type Options = boolean | AddEventListenerOptions | undefined;

interface Listener {
  target: EventTarget;
  type: string;
  listener: unknown;
  isCapture: boolean;
  isOver: boolean;
}

const listeners = new Set<Listener>();

const isCapture = (options: Options) => (typeof options === 'object' ? options.capture === true : options === true);

/** Notes listeners that code under observation adds, to anything in the window. */
export function observeListeners(): void {
  const targets = [document, document.body, new AbortController().signal, matchMedia('all')];
  for (const owner of new Set([globalThis, EventTarget.prototype, ...targets.map(ownerOf)])) wrapMethods(owner);
}

/** The prototype that has the methods of an event target. */
function ownerOf(target: EventTarget): EventTarget {
  return Object.hasOwn(target, 'addEventListener') ? target : ownerOf(Object.getPrototypeOf(target) as EventTarget);
}

function wrapMethods(owner: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>): void {
  const { addEventListener: add, removeEventListener: remove } = owner;
  owner.addEventListener = function (this: EventTarget | undefined, type: string, listener: EventListener, options?: Options) {
    const target = this ?? globalThis;
    add.call(target, type, listener, options);
    if (!isObserved() || !listener) return;
    const one: Listener = { target, type, listener, isCapture: isCapture(options), isOver: false };
    listeners.add(one);
    const { once = false, signal }: AddEventListenerOptions = typeof options === 'object' ? options : {};
    if (once) add.call(target, type, () => (one.isOver = true), options);
    // A signal that has fired ends what hangs on it, and never fires again.
    note(`listener of "${type}"`, () => one.isOver || signal?.aborted === true || (target as Partial<AbortSignal>).aborted === true);
  } as typeof add;
  owner.removeEventListener = function (this: EventTarget | undefined, type: string, listener: EventListener, options?: Options) {
    const target = this ?? globalThis;
    for (const one of listeners) {
      const isIt = one.target === target && one.type === type && one.listener === listener && one.isCapture === isCapture(options);
      if (!isIt) continue;
      one.isOver = true;
      listeners.delete(one);
    }
    remove.call(target, type, listener, options);
  } as typeof remove;
}
