import { useEffect } from 'react';
import { equivalentOf } from './carried-press';

/** A button that was pressed on the server-rendered page, and when, in epoch milliseconds. */
export interface PressBeforeHydration {
  button: HTMLElement;
  at: number;
}

declare global {
  interface Window {
    /** The last press on the server-rendered page; the document's own script notes it. */
    earlyPress?: PressBeforeHydration | null;
    /** The listener that notes it. */
    noteEarlyPress?: (event: Event) => void;
  }
}

/** After this long, nobody expects the press to do anything. Until then, code may be on its way on a slow line. */
const HOLDS_MS = 30_000;

/** Stops listening and handles what was pressed. Call it just before React hydrates the page: from then on React gets every press. */
export function takePressBeforeHydration(): PressBeforeHydration | null {
  const { earlyPress = null, noteEarlyPress } = window;
  if (noteEarlyPress) removeEventListener('click', noteEarlyPress, true);
  window.earlyPress = null;
  return earlyPress;
}

/** Presses the button again, or the one that replaced it, unless the press is half a minute old. */
export function replay({ button, at }: PressBeforeHydration): void {
  if (Date.now() - at < HOLDS_MS) equivalentOf(button)?.click();
}

/**
 * Replays an early press once the app has hydrated the page. It runs after the effect, because React hydrates the part of the page that an
 * event hits only outside its own work.
 */
export function usePressBeforeHydration(press: PressBeforeHydration | null): void {
  useEffect(() => {
    if (!press) return undefined;
    const timer = setTimeout(replay, 0, press);
    return () => clearTimeout(timer);
  }, [press]);
}
