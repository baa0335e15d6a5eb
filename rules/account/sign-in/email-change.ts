const HOUR_MS = 60 * 60_000;

/** Hours for which the link and the code of a new email work. */
export const EMAIL_CHANGE_HOURS = 24;

/** Days for which the old address can take a change of email back. */
export const EMAIL_UNDO_DAYS = 7;

/** Wrong codes after which only the link confirms a new email. */
export const EMAIL_CODE_ATTEMPTS = 5;

/** What's known of a change of email. */
export interface EmailChange {
  expiresAt: Date;
  undoUntil: Date;
  confirmedAt: Date | null;
  cancelledAt: Date | null;
}

/** When a change of email that's requested now expires, and until when the old address can take it back. */
export function emailChangeTimes(now: Date): { expiresAt: Date; undoUntil: Date } {
  return {
    expiresAt: new Date(now.getTime() + EMAIL_CHANGE_HOURS * HOUR_MS),
    undoUntil: new Date(now.getTime() + EMAIL_UNDO_DAYS * 24 * HOUR_MS),
  };
}

/** Whether the new address may confirm a change now: the refusal's code if not. */
export function confirmProblem(change: EmailChange, now: Date): 'token_invalid' | 'token_expired' | null {
  if (change.cancelledAt || change.confirmedAt) return 'token_invalid';
  return now >= change.expiresAt ? 'token_expired' : null;
}

/** Whether the old address may take a change back now, confirmed or not: the refusal's code if not. */
export function undoProblem(change: EmailChange, now: Date): 'token_invalid' | 'token_expired' | null {
  if (change.cancelledAt) return 'token_invalid';
  return now >= change.undoUntil ? 'token_expired' : null;
}
