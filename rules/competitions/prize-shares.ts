/** The share of each place in a prize pool, in percent, first place first. */
const shares = [40, 25, 15, 12, 8] as const;

/** The prizes of a pool by place, in its minor units; the rounding remainder goes to the first place, and every place gets something. */
export function prizesOfPool(pool: number): number[] {
  const prizes = shares.map((share) => Math.floor((pool * share) / 100));
  const rest = pool - prizes.reduce((sum, prize) => sum + prize, 0);
  return prizes.map((prize, at) => (at === 0 ? prize + rest : prize)).filter((prize) => prize > 0);
}
