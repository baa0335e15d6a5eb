import { type RefObject, useEffect, useRef } from 'react';

/** Moves focus to an element when its content is replaced, so that keyboard users don't lose their place. */
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
