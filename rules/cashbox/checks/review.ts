/** From this value on, in euro cents, operators review a payout before it is sent. */
const REVIEW_FROM_EURO_CENTS = 200_000;

/** Returns whether a payout of this value, in euro cents, waits for a review. */
export function needsReview(euroCents: number): boolean {
  return euroCents >= REVIEW_FROM_EURO_CENTS;
}
