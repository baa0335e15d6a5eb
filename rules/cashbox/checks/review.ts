/** From this worth on, in euro cents, people review a payout before it is sent. */
const REVIEW_FROM_EURO_CENTS = 200_000;

/** Returns whether a payout of a worth in euro cents waits for a review. */
export function needsReview(euroCents: number): boolean {
  return euroCents >= REVIEW_FROM_EURO_CENTS;
}
