import { useEffect, useState, type RefObject } from 'react';
import { makeSerial } from '../serial';
import { whenIdle } from '../when-idle';
import { onFirstUse } from './first-use';

/** How far below the viewport an element counts as near: about one swipe. */
const NEAR = '0px 0px 30% 0px';

const inTurn = makeSerial();

/**
 * Runs work when the browser is idle, one piece after the other and each in its own task, so that all pictures of a page don't delay a
 * click.
 */
function runLater(work: () => void): void {
  void inTurn(() => new Promise<void>((resolve) => whenIdle(() => setTimeout(() => resolve(work()), 0), 50)));
}

/**
 * Whether an element's pictures should load: it's near the viewport, or the visitor has begun to use the page. Browsers load lazy pictures
 * several screens ahead, even further on a slow connection, where they would compete with what the first visit needs.
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
    const stop = onFirstUse(() => runLater(go));
    return () => {
      observer.disconnect();
      stop();
    };
  }, [ref, isNear]);
  return isNear;
}

/**
 * Lays an element out that CSS leaves out while it's far from the viewport (`content-visibility: auto`): once the visitor has begun to use
 * the page, and the browser is idle. Otherwise scrolling lays out what comes into view, in the frames that are meant to move.
 */
export function useLayoutAhead(ref: RefObject<HTMLElement | null>): void {
  useEffect(
    () =>
      onFirstUse(() =>
        runLater(() => {
          if (ref.current) ref.current.style.contentVisibility = 'visible';
        }),
      ),
    [ref],
  );
}
