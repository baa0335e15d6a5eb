import { useEffect } from 'react';

declare global {
  interface Window {
    /** The last button pressed on the drawn page, with the time in milliseconds; the document's own script notes it. */
    earlyPress?: { button: HTMLElement; at: number } | null;
    /** The listener that notes it. */
    noteEarlyPress?: (event: Event) => void;
  }
}

/** Nobody still waits for what a press longer ago was to do. */
const HOLDS_MS = 10_000;

/** Presses the button again that was pressed before the app could hear it, unless its page has been replaced. */
export function replayEarlyPress(now: number = Date.now()): void {
  const { earlyPress, noteEarlyPress } = window;
  if (noteEarlyPress) removeEventListener('click', noteEarlyPress, true);
  window.earlyPress = null;
  if (earlyPress?.button.isConnected && now - earlyPress.at < HOLDS_MS) earlyPress.button.click();
}

/**
 * Replays an early press once the app has taken over the drawn page: after the effect, since React hydrates the part of
 * the page that an event falls on only outside of its own work.
 */
export function useEarlyPress(): void {
  useEffect(() => {
    const timer = setTimeout(replayEarlyPress);
    return () => clearTimeout(timer);
  }, []);
}
