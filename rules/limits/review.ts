/**
 * After this many days everybody is asked to look at their limits again, whether they have any or not. Great Britain wants it twice a year,
 * Australia once.
 */
const REVIEW_DAYS = 180;

/** Whether it's time to look at the limits again; `since`: the last look or change, else the start of the account. */
export function isReviewDue(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() >= REVIEW_DAYS * 24 * 60 * 60_000;
}
