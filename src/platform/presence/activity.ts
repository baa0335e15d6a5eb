/** How long after a touch or a key press the person counts as active, in ms. */
const PRESENT_MS = 60_000;

let touchedAt = Number.NEGATIVE_INFINITY;

/** Starts tracking whether somebody uses this window. Activity inside a game's frame reaches the server through its bets. */
export function noticeActivity(): void {
  const note = () => (touchedAt = performance.now());
  for (const kind of ['pointerdown', 'keydown', 'wheel'] as const) addEventListener(kind, note, { capture: true, passive: true });
}

/** Whether somebody is using this window right now, so its requests aren't only background refreshes. */
export function isActive(): boolean {
  return performance.now() - touchedAt < PRESENT_MS;
}
