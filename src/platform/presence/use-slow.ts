import { useEffect, useState } from 'react';

/** When a wait counts as long: later than the worker's timeout, after which a stored response is shown. */
const SLOW_MS = 4_000;

/** Whether something has been waited for longer than usual; `attempt` starts the time again. */
export function useSlow(isWaiting: boolean, attempt?: unknown): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting, attempt]);
  return isWaiting && isSlow;
}
