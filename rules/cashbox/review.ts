/** From this worth on, in euro cents, people look at a payout before it goes out. */
const REVIEW_FROM_EURO_CENTS = 200_000;

/** Whether a payout of a worth in euro cents is held for a look. */
export function needsReview(euroCents: number): boolean {
  return euroCents >= REVIEW_FROM_EURO_CENTS;
}
