/** A first visit has settled by then, and its device may take what nobody has asked for: what was loaded works offline. */
const SETTLED_MS = 12_000;

const signs = ['scroll', 'wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

let isUsed = false;
const waiting = new Set<() => void>();

/** From the first sign that somebody goes on in the page, once it has settled, or where no worker will come, nothing waits any more. */
export function release(): void {
  isUsed = true;
  for (const sign of signs) removeEventListener(sign, release, true);
  for (const go of waiting) go();
  waiting.clear();
}

/** Watches for that as long as something waits. */
function watch(): void {
  for (const sign of signs) addEventListener(sign, release, { capture: true, passive: true, once: true });
  setTimeout(release, Math.max(0, SETTLED_MS - performance.now()));
}

/** Calls back once somebody uses the page or it has settled, immediately if that was before. Returns a function that stops it. */
export function onFirstUse(go: () => void): () => void {
  if (isUsed) {
    go();
    return () => undefined;
  }
  if (waiting.size === 0) watch();
  waiting.add(go);
  return () => void waiting.delete(go);
}
