/**
 * The interval, in days, of the reminder to review limits, also for players without any. Great Britain requires it twice a year,
 * Australia once.
 */
const REVIEW_DAYS = 180;

/** Whether the limits are due for review; `since`: the last review or change, else the start of the account. */
export function isReviewDue(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() >= REVIEW_DAYS * 24 * 60 * 60_000;
}
