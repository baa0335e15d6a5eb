const FULL = 360;
const TURNS = 5;

/** Degrees that a segment takes of the wheel; all take the same, whatever they weigh. */
export function segmentAngle(count: number): number {
  return FULL / count;
}

/**
 * Degrees to which the wheel turns so that the middle of a segment stands under the pointer at the top: onwards from where
 * it stands, some full turns first. `from` is where it stands now.
 */
export function turnTo({ from, at, count }: { from: number; at: number; count: number }): number {
  const target = (FULL - (at + 0.5) * segmentAngle(count)) % FULL;
  const ahead = (((target - from) % FULL) + FULL) % FULL;
  return from + TURNS * FULL + ahead;
}
