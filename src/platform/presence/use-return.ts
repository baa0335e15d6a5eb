import { useEffect } from 'react';
import { send } from '../api/transport';
import { SERVER_POLL_MS } from '../timing';

/** Whether the server responds now, whatever the browser reports. */
export async function isServerThere(): Promise<boolean> {
  const response = await send('/livez', { cache: 'no-store', signal: AbortSignal.timeout(SERVER_POLL_MS) }).catch(() => null);
  return response?.ok === true;
}

/**
 * Calls back once the server responds again: polled every few seconds while the window is visible, and immediately when the browser reports
 * a network. Does nothing unless `isAway`.
 */
export function useReturn(isAway: boolean, onReturn: () => unknown): void {
  useEffect(() => {
    if (!isAway) return undefined;
    let isOver = false;
    const look = () => {
      if (document.visibilityState !== 'hidden') void isServerThere().then((isBack) => isBack && !isOver && onReturn());
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
