/** Level groups that a fraud check receives, from the lowest to the highest (CASH-013). */
const levels = [257, 258, 259, 255, 759] as const;

/** The player's level group for the fraud check: the highest one held, null below the first. */
export function customPlayerStatus(groups: readonly number[]): number | null {
  return levels.findLast((level) => groups.includes(level)) ?? null;
}
