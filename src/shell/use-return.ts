import { useEffect } from 'react';
import { send } from '../platform/api/transport';

/** Once a fault has healed everything is up again within ten seconds: one check, and the reads after it. */
const LOOK_MS = 4_000;

/** Whether the server responds now. */
async function isThere(): Promise<boolean> {
  const answer = await send('/livez', { cache: 'no-store', signal: AbortSignal.timeout(LOOK_MS) }).catch(() => null);
  return answer?.ok === true;
}

/**
 * Calls back once the server responds again: checked every few seconds while the window is visible, and immediately when the
 * browser reports a network. Does nothing while the server is reachable.
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
