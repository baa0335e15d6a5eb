/** The minimum value in EUR cents of each picture of a coin price, highest first (SHOP-009). */
export const coinTiers = [5_000_000, 1_500_000, 500_000, 300_000, 100_000, 50_000, 25_000, 2_500] as const;
export type CoinTier = (typeof coinTiers)[number] | 25;

/** The picture for a value in EUR cents: the highest whose minimum it reaches, or 25 below all (SHOP-009). */
export function coinTier(eurCents: number): CoinTier {
  return coinTiers.find((from) => eurCents >= from) ?? 25;
}
