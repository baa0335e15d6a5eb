/**
 * Rounds what something pays, in hundredths of the stake, down to an even number: stakes are multiples of 50 coins, so what
 * is paid is a whole number of coins.
 */
export function evenTimes(hundredths: number): number {
  // The margin takes off what a division of floating point leaves below a whole number.
  return Math.floor(hundredths / 2 + 1e-9) * 2;
}

/** What a stake brings at so many hundredths of itself; both are such that it is whole. */
export function paidAt(stake: number, times: number): number {
  return Math.round((stake * times) / 100);
}
