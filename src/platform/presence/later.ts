import { useEffect, useState, type RefObject } from 'react';
import { onFirstUse } from './first-use';

/** How far below the window something counts as near: a thumb's swipe. */
const NEAR = '0px 0px 30% 0px';

const whenIdle = (work: () => void) => (globalThis.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 50)))(work);

let turn: Promise<unknown> = Promise.resolve();

/** Does work when the browser is idle, after what came before, each in a task of its own: a press isn't kept waiting by all pictures of a page. */
function inTurn(work: () => void): void {
  turn = turn.then(() => new Promise((resolve) => whenIdle(() => setTimeout(() => resolve(work()), 0))));
}

/**
 * Whether an element's pictures are wanted: it's near the window, or somebody has begun to use the page. Browsers load pictures several windows
 * ahead, and on a slow line the furthest, which would take the line from the first visit's own parts.
 */
export function useIsNear(ref: RefObject<Element | null>, isAlways: boolean): boolean {
  const [isNear, setNear] = useState(isAlways);
  useEffect(() => {
    if (isNear) return undefined;
    const go = () => setNear(true);
    if (typeof IntersectionObserver === 'undefined' || !ref.current) {
      go();
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && go(), {
      rootMargin: NEAR,
    });
    observer.observe(ref.current);
    const stop = onFirstUse(() => inTurn(go));
    return () => {
      observer.disconnect();
      stop();
    };
  }, [ref, isNear]);
  return isNear;
}
