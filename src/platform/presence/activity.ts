/** For so long after a touch or a key somebody counts as being there. */
const PRESENT_MS = 60_000;

let touchedAt = Number.NEGATIVE_INFINITY;

/** Starts to notice whether somebody uses this window. What happens in a game's frame the platform sees by its stakes. */
export function noticeActivity(): void {
  const note = () => (touchedAt = performance.now());
  for (const kind of ['pointerdown', 'keydown', 'wheel'] as const) addEventListener(kind, note, { capture: true, passive: true });
}

/** Whether somebody uses this window right now, so that what it asks is more than its own keeping up to date. */
export function isActive(): boolean {
  return performance.now() - touchedAt < PRESENT_MS;
}
