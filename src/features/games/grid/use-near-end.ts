import { useEffect, useEffectEvent, useRef } from 'react';

/** Pixels before the end of a list at which the next page is loaded (WIDG-007). */
export const NEAR_PX = 500;

/** Calls back when the element comes within 500 pixels of the window, and again each time `round` changes while it is. */
export function useNearEnd(onNear: () => void, round: unknown) {
  const end = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), {
      rootMargin: `${NEAR_PX}px 0px`,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [round]);
  return end;
}
