import { type Note, observeClasses } from './observed-classes';

/** Something that a piece of code has started and has to end: a listener, a timer, an observer, a subscription. */
export interface Started {
  what: string;
  /** Where it was started; its stack is only read when it's left behind. */
  where: Error;
  isOver: () => boolean;
}

const started = new Set<Started>();
let isObserving = false;

/** Whether code under observation is running. */
export const isObserved = (): boolean => isObserving;

/** Notes what was just started, if that was under observation. */
export const note: Note = (what, isOver) => {
  if (isObserving) started.add({ what, where: new Error(what), isOver });
};

/** Runs a function and notes what it starts, and what timers that it starts will start. */
export function observed<Result>(run: () => Result): Result {
  if (isObserving) return run();
  isObserving = true;
  const putBack = observeClasses(note);
  try {
    return run();
  } finally {
    putBack();
    isObserving = false;
  }
}

/** Takes what was noted and isn't over yet. */
export function takeUnended(): Started[] {
  const left = [...started].filter(({ isOver }) => !isOver());
  started.clear();
  return left;
}
