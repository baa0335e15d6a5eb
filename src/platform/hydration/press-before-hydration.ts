import { useEffect } from 'react';
import { equivalentOf } from './carried-press';

/**
 * A button or a game's link that was clicked on the server-rendered page, and when, in epoch milliseconds. The inline script keeps the
 * browser from following such a link: a game needs the app's code, so its document would only repeat the start. Without the app, the
 * script follows the link after 15 seconds.
 */
export interface PressBeforeHydration {
  button: HTMLElement;
  at: number;
}

declare global {
  interface Window {
    /** The last click on the server-rendered page, recorded by the document's inline script. */
    earlyPress?: PressBeforeHydration | null;
    /** The listener that records it. */
    noteEarlyPress?: (event: Event) => void;
  }
}

/** Older clicks aren't replayed: the user no longer expects an effect. Until then, the code may still be loading on a slow connection. */
const HOLDS_MS = 30_000;

/** Stops recording and returns the last click. Call it just before React hydrates the page: from then on, React replays clicks itself. */
export function takePressBeforeHydration(): PressBeforeHydration | null {
  const { earlyPress = null, noteEarlyPress } = window;
  if (noteEarlyPress) removeEventListener('click', noteEarlyPress, true);
  window.earlyPress = null;
  return earlyPress;
}

/** Clicks the control again, or the one that replaced it, unless the click is half a minute old. */
export function replay({ button, at }: PressBeforeHydration): void {
  if (Date.now() - at < HOLDS_MS) equivalentOf(button)?.click();
}

/**
 * Replays an early click once the app has hydrated the page. It runs in a task after the effect, because React hydrates the part that an
 * event targets only outside its own work.
 */
export function usePressBeforeHydration(press: PressBeforeHydration | null): void {
  useEffect(() => {
    if (!press) return undefined;
    const timer = setTimeout(replay, 0, press);
    return () => clearTimeout(timer);
  }, [press]);
}
