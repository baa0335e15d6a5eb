import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** What the router's store of a status is in a window; its type is the server's, which has no changes. */
interface StatusStore {
  get: () => 'idle' | 'pending';
  subscribe: (onChange: () => void) => { unsubscribe: () => void };
}

/**
 * Whether the next page has been loading for so many milliseconds. Renders nothing again until then, so that pages which are there
 * already cost nothing.
 */
export function useLoadingFor(delayMs: number): boolean {
  const status = useRouter().stores.status as unknown as StatusStore;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(timer);
      if (status.get() === 'pending') timer = setTimeout(() => setLate(true), delayMs);
      else setLate(false);
    };
    follow();
    const { unsubscribe } = status.subscribe(follow);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [status, delayMs]);
  return isLate;
}
