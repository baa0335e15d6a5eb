import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { probeServer, reach } from '../api/reach';
import { SERVER_POLL_MS, UNREACHED_FOR_MS } from '../timing';
import { useOnline } from './use-online';

/** Whether the browser reports a network, but the last request wasn't served. */
export function useIsFailing(): boolean {
  const { isFailing } = useSnapshot(reach);
  return useOnline() && isFailing;
}

/**
 * Whether the server can't be reached though the browser reports a network: requests have failed for a few seconds, and the server doesn't
 * say that it's ready, since a part of it may fail alone. It's asked every few seconds until it does, because nothing else may ask it.
 */
export function useUnreached(): boolean {
  const isFailing = useIsFailing();
  const [isUnreached, setUnreached] = useState(false);
  useEffect(() => {
    if (!isFailing) return undefined;
    let isOver = false;
    const look = () => {
      if (document.visibilityState !== 'hidden') void probeServer().then((isReached) => !isOver && setUnreached(!isReached));
    };
    const first = setTimeout(look, UNREACHED_FOR_MS);
    const polling = setInterval(look, SERVER_POLL_MS);
    return () => {
      isOver = true;
      clearTimeout(first);
      clearInterval(polling);
      setUnreached(false);
    };
  }, [isFailing]);
  return isFailing && isUnreached;
}
