/**
 * Rounds a payout, in hundredths of the stake, down to an even number: stakes are multiples of 50 coins, so the win
 * is a whole number of coins.
 */
export function evenTimes(hundredths: number): number {
  // The margin compensates for floating-point division that ends just below a whole number.
  return Math.floor(hundredths / 2 + 1e-9) * 2;
}

/** The win of a stake at a payout in hundredths; a whole number for the stakes and payouts in use. */
export function paidAt(stake: number, times: number): number {
  return Math.round((stake * times) / 100);
}
