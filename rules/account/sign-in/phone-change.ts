const MINUTE_MS = 60_000;

/** Minutes for which the code of a new phone number works. */
export const PHONE_CODE_MINUTES = 30;

/** Days for which the email can take a change of phone back. */
export const PHONE_UNDO_DAYS = 7;

/** Wrong codes after which a new one has to be requested. */
export const PHONE_CODE_ATTEMPTS = 5;

/** When the code of a new number expires, and until when the change can be taken back. */
export function phoneChangeTimes(now: Date): { expiresAt: Date; undoUntil: Date } {
  return {
    expiresAt: new Date(now.getTime() + PHONE_CODE_MINUTES * MINUTE_MS),
    undoUntil: new Date(now.getTime() + PHONE_UNDO_DAYS * 24 * 60 * MINUTE_MS),
  };
}

/** A number by its digits: spaces and signs don't make another one. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, '');
}
