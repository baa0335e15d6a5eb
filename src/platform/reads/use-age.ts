import { useEffect, useState } from 'react';

const LOOK_AGAIN_MS = 30_000;

/** Milliseconds since an instant in epoch ms, looked at again every half a minute; null where there is no instant. */
export function useAge(since: number | null): number | null {
  const [now, setNow] = useState(since);
  useEffect(() => {
    if (since === null) return undefined;
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [since]);
  return since === null ? null : Math.max(0, (now ?? since) - since);
}
