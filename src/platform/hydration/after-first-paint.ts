import { useEffect, useState } from 'react';

/** False while the first screen is being shown, true once the browser is idle: for what may come late. */
export function useAfterFirstPaint(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const later = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 300));
    later(() => setReady(true));
  }, []);
  return isReady;
}
