import { useEffect, useState } from 'react';

/** After this time, even a busy browser renders the next part: the user may be scrolling towards it. */
const LATEST_MS = 250;

/**
 * How many of a page's parts are rendered: the first one with the page, and after the first paint one more whenever the browser is idle.
 * Rendering all of them in one task would block input. With `startsWhole`, the first render includes all parts.
 */
export function useOneByOne(parts: number, startsWhole = false): number {
  const [shown, setShown] = useState(startsWhole ? Math.max(1, parts) : 1);
  useEffect(() => {
    if (shown >= parts) return undefined;
    const more = () => setShown((before) => before + 1);
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(more, 50);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(more, { timeout: LATEST_MS });
    return () => cancelIdleCallback(waiting);
  }, [shown, parts]);
  return shown;
}
