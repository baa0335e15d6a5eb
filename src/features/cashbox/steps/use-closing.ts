import { useEffect, useRef } from 'react';

/** Returns a function for the signal that aborts when the component is unmounted. */
export function useClosing(): () => AbortSignal {
  const controller = useRef(new AbortController());
  useEffect(() => {
    // An effect that runs again belongs to a component that's still there.
    if (controller.current.signal.aborted) controller.current = new AbortController();
    return () => controller.current.abort();
  }, []);
  return () => controller.current.signal;
}
