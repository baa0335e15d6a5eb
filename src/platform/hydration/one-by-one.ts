import { useEffect, useState } from 'react';
import { whenIdle } from '../when-idle';

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
    return whenIdle(() => setShown((before) => before + 1), 50, { timeout: LATEST_MS });
  }, [shown, parts]);
  return shown;
}
