const STICKS_PAST_PX = 100;

/**
 * Whether the header stays on the screen at a scroll position in pixels: past 100 it does, and then until the page is back
 * at its beginning, where the header has its own place (HEAD-008).
 */
export function isStuckAt(scrolled: number, wasStuck: boolean): boolean {
  return scrolled > STICKS_PAST_PX || (wasStuck && scrolled > 0);
}
