import { useEffect, useState } from 'react';

const POLL_MS = 30_000;

/** Milliseconds since an instant in epoch ms, updated every half a minute; null without an instant. */
export function useAge(since: number | null): number | null {
  const [now, setNow] = useState(since);
  useEffect(() => {
    if (since === null) return undefined;
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, POLL_MS);
    return () => clearInterval(timer);
  }, [since]);
  return since === null ? null : Math.max(0, (now ?? since) - since);
}
