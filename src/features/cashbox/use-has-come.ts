import { useEffect, useState } from 'react';

/**
 * Whether what a sheet shows first is there, and ever since: what stands around it comes with it rather than before, so that
 * nothing moves under a finger, and stays while something else is read. With a patience it is waited for no longer.
 */
export function useHasCome(isHere: boolean, patienceMs?: number): boolean {
  const [hasCome, setHasCome] = useState(isHere);
  if (isHere && !hasCome) setHasCome(true);
  useEffect(() => {
    if (hasCome || patienceMs === undefined) return undefined;
    const timer = setTimeout(() => setHasCome(true), patienceMs);
    return () => clearTimeout(timer);
  }, [hasCome, patienceMs]);
  return isHere || hasCome;
}
