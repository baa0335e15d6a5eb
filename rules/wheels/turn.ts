const FULL = 360;
const TURNS = 5;

/** Degrees per segment of the wheel; all are the same size, regardless of their weights. */
export function segmentAngle(count: number): number {
  return FULL / count;
}

/**
 * Degrees to which the wheel turns so that the middle of a segment ends under the pointer at the top: forward from its
 * current position `from`, some full turns first.
 */
export function turnTo({ from, at, count }: { from: number; at: number; count: number }): number {
  const target = (FULL - (at + 0.5) * segmentAngle(count)) % FULL;
  const ahead = (((target - from) % FULL) + FULL) % FULL;
  return from + TURNS * FULL + ahead;
}
