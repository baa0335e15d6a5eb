import { useRef, type MouseEvent, type PointerEvent } from 'react';

const LONG_MS = 500;
const WANDER_PX = 10;

/** A long press: calls back after half a second and swallows the following tap. */
export function useLongPress(onLongPress: () => void) {
  const press = useRef({ timer: 0, x: 0, y: 0, isLong: false });
  const cancel = () => clearTimeout(press.current.timer);
  return {
    onPointerDown: (event: PointerEvent) => {
      press.current = { timer: 0, x: event.clientX, y: event.clientY, isLong: false };
      if (event.pointerType !== 'touch') return;
      press.current.timer = window.setTimeout(() => {
        press.current.isLong = true;
        onLongPress();
      }, LONG_MS);
    },
    onPointerMove: (event: PointerEvent) => {
      const { x, y } = press.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > WANDER_PX) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onPointerLeave: cancel,
    onClickCapture: (event: MouseEvent) => {
      if (!press.current.isLong) return;
      press.current.isLong = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // The browser's own long-press menu would cover ours.
    onContextMenu: (event: MouseEvent) => {
      if (press.current.isLong) event.preventDefault();
    },
  };
}
