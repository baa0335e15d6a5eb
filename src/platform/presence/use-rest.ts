import { type PointerEvent, useRef } from 'react';

/**
 * Handlers of an element over which a mouse may come to rest: `onRest` is called once it has been there for `ms`. A mouse that only passes, or
 * a page that scrolls under it, means nothing by it, and would have each element that it crosses do work in the middle of the scrolling.
 */
export function useRest(onRest: () => void, ms: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    onPointerEnter: ({ pointerType }: Pick<PointerEvent, 'pointerType'>) => {
      if (pointerType !== 'touch') timer.current = setTimeout(onRest, ms);
    },
    onPointerLeave: () => clearTimeout(timer.current),
  };
}
