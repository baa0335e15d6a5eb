import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { hasDraft } from './draft';

/** A step of the sign-up, from 0, and how many entries of the browser's history below its own show earlier steps. */
interface Place {
  step: number;
  below: number;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What this entry of the history shows of the sign-up; the entry in which it was opened has none. */
    signUp?: Place;
  }
}

/** Goes back to the entry in which the sign-up was opened: Back then leads to what was there before it. */
export async function leaveSteps(history: RouterHistory): Promise<void> {
  const below = history.location.state.signUp?.below ?? 0;
  if (below === 0) return;
  await new Promise<void>((resolve) => {
    const stop = history.subscribe(() => {
      stop();
      resolve();
    });
    history.go(-below);
  });
}

interface StepHistory {
  step: number;
  /** Goes on to the next step, if the form is still at step `from`. */
  goOn: (from: number) => void;
  /** Goes to a step where something has to be corrected. */
  goTo: (step: number) => void;
}

/**
 * The current step of a sign-up. Each step is an entry of the browser's history with the same address, so that its Back and Forward go from
 * step to step. Starts at the draft's step, or at the one that the current entry shows.
 */
export function useStepHistory(draftStep: number): StepHistory {
  const { history } = useRouter();
  const [start] = useState(() => {
    const entry = history.location.state.signUp;
    // After a reload, the draft begins again at its first step, and so does the history.
    return entry && !hasDraft()
      ? { place: { step: draftStep, below: 0 }, back: entry.below }
      : { place: entry ?? { step: draftStep, below: 0 }, back: 0 };
  });
  const [step, setStep] = useState(start.place.step);
  const place = useRef(start.place);
  const back = useRef(start.back);
  const show = useCallback((next: Place) => {
    place.current = next;
    setStep(next.step);
  }, []);
  useEffect(() => {
    const stop = history.subscribe(({ location, action }) => {
      if (action.type === 'PUSH' || action.type === 'REPLACE') return;
      show(location.state.signUp ?? { step: place.current.step - place.current.below, below: 0 });
    });
    const entries = back.current;
    back.current = 0;
    if (entries > 0) history.go(-entries);
    return stop;
  }, [history, show]);
  const push = (to: number) => {
    const next = { step: to, below: place.current.below + 1 };
    history.push(history.location.href, { ...history.location.state, signUp: next });
    show(next);
  };
  return {
    step,
    goOn: (from) => place.current.step === from && push(from + 1),
    goTo: (to) => {
      const { step: from, below } = place.current;
      if (to > from) return push(to);
      const entries = Math.min(from - to, below);
      if (entries > 0) history.go(-entries);
      if (entries < from - to) show({ step: to, below: 0 });
    },
  };
}
