import { useEffect } from 'react';
import { equivalentOf } from './carried-press';

/** A button that was pressed on the server-rendered page, and when, in epoch ms. */
export interface EarlyPress {
  button: HTMLElement;
  at: number;
}

declare global {
  interface Window {
    /** The last press on the server-rendered page, recorded by the document's own script. */
    earlyPress?: EarlyPress | null;
    /** The listener that records it. */
    noteEarlyPress?: (event: Event) => void;
  }
}

/** After this long, nobody expects the press to do anything. */
const HOLDS_MS = 10_000;

/** Stops recording and returns the press. Call it just before React hydrates the page: from then on React handles every press. */
export function takeEarlyPress(): EarlyPress | null {
  const { earlyPress = null, noteEarlyPress } = window;
  if (noteEarlyPress) removeEventListener('click', noteEarlyPress, true);
  window.earlyPress = null;
  return earlyPress;
}

/** Clicks the button, or the one that replaced it, unless the press is ten seconds old. */
export function replay({ button, at }: EarlyPress): void {
  if (Date.now() - at < HOLDS_MS) equivalentOf(button)?.click();
}

/**
 * Replays an early press once the app has hydrated the page. It runs after the effect, because React hydrates the part of the page that an
 * event hits only outside its own work.
 */
export function useEarlyPress(press: EarlyPress | null): void {
  useEffect(() => {
    if (!press) return undefined;
    const timer = setTimeout(replay, 0, press);
    return () => clearTimeout(timer);
  }, [press]);
}
