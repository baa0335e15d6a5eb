import { useEffect } from 'react';
import { send } from '../../platform/api/transport';
import { SERVER_POLL_MS } from '../../platform/timing';

/** Whether the server responds now. */
async function isThere(): Promise<boolean> {
  const response = await send('/livez', { cache: 'no-store', signal: AbortSignal.timeout(SERVER_POLL_MS) }).catch(() => null);
  return response?.ok === true;
}

/**
 * Calls back once the server responds again: polled every few seconds while somebody sees the window, and immediately when
 * the browser says that there is a network. Does nothing where it is not away.
 */
export function useReturn(isAway: boolean, onReturn: () => void): void {
  useEffect(() => {
    if (!isAway) return undefined;
    let isOver = false;
    const look = () => {
      if (document.visibilityState !== 'hidden') void isThere().then((isBack) => isBack && !isOver && onReturn());
    };
    const timer = setInterval(look, SERVER_POLL_MS);
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
