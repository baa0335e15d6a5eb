import { useEffect, useState } from 'react';

/**
 * Whether a sheet's first content has loaded once: what surrounds it appears with it rather than before, so that nothing
 * shifts, and stays while something else loads. With a timeout it doesn't wait any longer.
 */
export function useHasCome(isHere: boolean, timeoutMs?: number): boolean {
  const [hasCome, setHasCome] = useState(isHere);
  if (isHere && !hasCome) setHasCome(true);
  useEffect(() => {
    if (hasCome || timeoutMs === undefined) return undefined;
    const timer = setTimeout(() => setHasCome(true), timeoutMs);
    return () => clearTimeout(timer);
  }, [hasCome, timeoutMs]);
  return isHere || hasCome;
}
