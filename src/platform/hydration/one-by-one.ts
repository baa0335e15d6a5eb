import { useEffect, useState } from 'react';

/** A busy browser renders a part after this time too: somebody may be scrolling towards it. */
const LATEST_MS = 250;

/**
 * How many of a page's parts are rendered: the first one with the page, and after the first paint one more whenever the browser is
 * idle. Rendering all of them in one task would block presses for as long. With `startsWhole` those of the first render are all there.
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
