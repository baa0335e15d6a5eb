const STICKS_PAST_PX = 100;

/**
 * Whether the header is sticky at a scroll position in pixels: past 100, and then until the page is back at the top, where
 * the header has its own place (HEAD-008).
 */
export function isStuckAt(scrolled: number, wasStuck: boolean): boolean {
  return scrolled > STICKS_PAST_PX || (wasStuck && scrolled > 0);
}
