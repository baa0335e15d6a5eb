/** The maximum duration of counting up an amount. */
const LONGEST_MS = 1200;

/** Counts a number up with animation frames; returns a function that jumps to the final number. */
export function countUp(from: number, to: number, write: (value: number) => void): () => void {
  const duration = Math.min(LONGEST_MS, 350 + Math.log10(Math.max(10, to - from)) * 220);
  const start = performance.now();
  let frame = 0;
  const step = (now: number) => {
    const u = Math.min(1, (now - start) / duration);
    write(Math.round(from + (to - from) * (1 - (1 - u) ** 3)));
    if (u < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => {
    cancelAnimationFrame(frame);
    write(to);
  };
}
