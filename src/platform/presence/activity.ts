/** How long after an input the user counts as active, in ms. */
const PRESENT_MS = 60_000;

/** How long after an input deferred work doesn't run, in ms. */
const STILL_MS = 2_000;

let touchedAt = Number.NEGATIVE_INFINITY;

/** Starts tracking whether somebody uses this window. Activity inside a game's frame reaches the server through its bets. */
export function noticeActivity(): void {
  const note = () => (touchedAt = performance.now());
  for (const kind of ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const)
    addEventListener(kind, note, { capture: true, passive: true });
}

/** Whether somebody is using this window right now, so its requests aren't only background refreshes. */
export function isActive(): boolean {
  return performance.now() - touchedAt < PRESENT_MS;
}

/** Resolves once there has been no input for a moment and the browser is idle. */
export async function whenStill(): Promise<void> {
  for (;;) {
    const left = touchedAt + STILL_MS - performance.now();
    if (left <= 0) break;
    await new Promise((resolve) => setTimeout(resolve, left));
  }
  if ('requestIdleCallback' in globalThis) await new Promise((resolve) => requestIdleCallback(resolve, { timeout: STILL_MS }));
}
