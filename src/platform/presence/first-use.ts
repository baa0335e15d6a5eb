/** By then a first visit has loaded what it shows, and parts that nobody has requested may load, so that they work offline. */
const SETTLED_MS = 12_000;

const signs = ['scroll', 'wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

let isUsed = false;
const waiting = new Set<() => void>();

/** Runs what waits: at the first input, once the page has settled, or if the browser has no service worker. */
export function release(): void {
  isUsed = true;
  for (const sign of signs) removeEventListener(sign, release, true);
  for (const go of waiting) go();
  waiting.clear();
}

/** Listens for the first input, and starts the timer. */
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
