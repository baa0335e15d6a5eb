import { useEffect, useState, type RefObject } from 'react';

/** A first visit has settled by then, and its device may take what nobody has come near: pictures work offline once they were loaded. */
const SETTLED_MS = 12_000;

/** How far below the window something counts as near: a thumb's swipe. */
const NEAR = '0px 0px 30% 0px';

const signs = ['scroll', 'wheel', 'touchmove', 'keydown'] as const;

let isUsed = false;
const waiting = new Set<() => void>();

/** From the first sign that somebody goes on in the page, or once it has settled, nothing waits any more. */
function release(): void {
  isUsed = true;
  for (const sign of signs) removeEventListener(sign, release, true);
  for (const go of waiting) go();
  waiting.clear();
}

/** Watches for that as long as something waits. */
function watch(): void {
  for (const sign of signs) addEventListener(sign, release, { capture: true, passive: true, once: true });
  setTimeout(release, Math.max(0, SETTLED_MS - performance.now()));
}

/**
 * Whether an element's pictures are wanted: it's near the window, or somebody has begun to scroll. Browsers load pictures several windows ahead,
 * and on a slow line the furthest, which would take the line from the first visit's own parts.
 */
export function useIsNear(ref: RefObject<Element | null>, isAlways: boolean): boolean {
  const [isNear, setNear] = useState(isAlways);
  useEffect(() => {
    if (isNear) return undefined;
    const go = () => setNear(true);
    if (isUsed || typeof IntersectionObserver === 'undefined' || !ref.current) {
      go();
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && go(), {
      rootMargin: NEAR,
    });
    observer.observe(ref.current);
    if (waiting.size === 0) watch();
    waiting.add(go);
    return () => {
      observer.disconnect();
      waiting.delete(go);
    };
  }, [ref, isNear]);
  return isNear;
}
