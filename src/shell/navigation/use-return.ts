import { useEffect } from 'react';
import { send } from '../../platform/api/transport';
import { LOOK_MS } from '../../platform/timing';

/** Whether the platform answers now. */
async function isThere(): Promise<boolean> {
  const response = await send('/livez', { cache: 'no-store', signal: AbortSignal.timeout(LOOK_MS) }).catch(() => null);
  return response?.ok === true;
}

/**
 * Calls back once the platform answers again: looked for every few seconds while somebody sees the window, and immediately when
 * the browser says that there is a network. Does nothing where it is not away.
 */
export function useReturn(isAway: boolean, onReturn: () => void): void {
  useEffect(() => {
    if (!isAway) return undefined;
    let isOver = false;
    const look = () => {
      if (document.visibilityState !== 'hidden') void isThere().then((isBack) => isBack && !isOver && onReturn());
    };
    const timer = setInterval(look, LOOK_MS);
    addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      clearInterval(timer);
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isAway, onReturn]);
}
