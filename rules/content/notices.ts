const NEW_MS = 3 * 24 * 60 * 60_000;

/** Whether a notice is new: for three days after it began (WIDG-001). */
export function noticeStatus(since: Date, now: Date): 'new' | 'other' {
  return now.getTime() - since.getTime() < NEW_MS ? 'new' : 'other';
}
