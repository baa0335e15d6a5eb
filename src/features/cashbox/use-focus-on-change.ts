import { type RefObject, useEffect, useRef } from 'react';

/** Takes the focus to an element when what it holds was exchanged, so that a keyboard does not stay behind. */
export function useFocusOnChange(key: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [key]);
  return place;
}
