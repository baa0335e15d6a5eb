import { useEffect, useState } from 'react';

/**
 * Whether a sheet's first content has loaded once. The surrounding parts appear together with it rather than before, so that nothing
 * shifts, and stay while something else loads. With a timeout, they wait no longer than that.
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
