import { type PointerEvent, useRef } from 'react';

/**
 * Handlers of an element that reacts to a resting mouse: `onRest` is called once it has been over the element for `ms`. A mouse that only
 * passes, or a page that scrolls under it, isn't a hover: reacting would make each element that it crosses work during the scrolling.
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
