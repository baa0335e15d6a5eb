import type { Lottery } from '#contract/fields/lottery';

/** The prizes of a lottery in EUR cents: all places together, and the first alone. */
export function lotteryPrizes({ prizes_cents: prizes }: Pick<Lottery, 'prizes_cents'>): { poolCents: number; firstCents: number } {
  return { poolCents: prizes.reduce((sum, prize) => sum + prize, 0), firstCents: prizes[0] ?? 0 };
}
