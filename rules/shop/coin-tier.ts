/** From which EUR cents on a coin price has each picture, dearest first (SHOP-009). */
export const coinTiers = [5_000_000, 1_500_000, 500_000, 300_000, 100_000, 50_000, 25_000, 2_500] as const;
export type CoinTier = (typeof coinTiers)[number] | 25;

/** The picture of what is worth so many EUR cents: the highest that the worth reaches, and 25 below all (SHOP-009). */
export function coinTier(eurCents: number): CoinTier {
  return coinTiers.find((from) => eurCents >= from) ?? 25;
}
