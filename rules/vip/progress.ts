import type { VipProgress } from '#contract/fields/vip';

/** The fallback: the thresholds of a regular player, in cents (VIP-002). */
export const fallbackThresholds = { depositCents: 900_000, betsCents: 9_000_000 } as const;

/** Shown if progress can't be loaded: regular status, no deposits, no bets (VIP-002). */
export function fallbackVipProgress(currency: string): VipProgress {
  return {
    currency,
    currentStatus: 1117,
    activeStatus: 1117,
    nextStatus: 257,
    depositThresholdCents: fallbackThresholds.depositCents,
    depositAmountCents: 0,
    betSumCents: 0,
    betSumThresholdCents: fallbackThresholds.betsCents,
    overallProgress: 0,
  };
}

/** Whole percent, rounded down, of 0 to 100; a threshold of zero is met. */
export function percentOf(amount: number, threshold: number): number {
  if (threshold <= 0) return 100;
  return Math.min(100, Math.max(0, Math.floor((amount / threshold) * 100)));
}

/** Both sums count half: 100 only once deposits and bets have both reached their thresholds (VIP-002). */
export function overallVipProgress(
  sums: Pick<VipProgress, 'depositAmountCents' | 'depositThresholdCents' | 'betSumCents' | 'betSumThresholdCents'>,
): number {
  const deposits = percentOf(sums.depositAmountCents, sums.depositThresholdCents);
  const bets = percentOf(sums.betSumCents, sums.betSumThresholdCents);
  return Math.floor((deposits + bets) / 2);
}
