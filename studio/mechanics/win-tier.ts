/** The named win sizes with their minimum, as a multiple of the stake; the highest first. */
const tiers = [
  ['epic', 100],
  ['mega', 40],
  ['big', 15],
] as const;

/** The name of a win's size; null for smaller wins. */
export function winTier(win: number, stake: number): (typeof tiers)[number][0] | null {
  return tiers.find(([, stakes]) => stake > 0 && win >= stakes * stake)?.[0] ?? null;
}
