import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** The router's status store as it is in a window; the library's type is that of the server's store, which has no subscriptions. */
interface StatusStore {
  get: () => 'idle' | 'pending';
  subscribe: (onChange: () => void) => { unsubscribe: () => void };
}

/** Whether the next page has been loading for `delayMs`. Doesn't re-render before that, so that pages that load quickly cost nothing. */
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
