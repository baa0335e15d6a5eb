import type { ContactKind } from '#contract/fields/contact';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Minutes for which the code of a new contact (and a mail's link) works: a day by email, half an hour by text message. */
export const CONTACT_MINUTES: Readonly<Record<ContactKind, number>> = { email: 24 * 60, phone: 30 };

/** Days for which the old side can undo a change. */
export const CONTACT_UNDO_DAYS = 7;

/** Wrong codes after which a new one has to be requested. */
export const CONTACT_CODE_ATTEMPTS = 5;

/** Seconds until the same message can be sent again. */
export const CONTACT_RESEND_SECONDS = 60;

/** The facts about a change. */
export interface ContactChange {
  expiresAt: Date;
  undoUntil: Date;
  confirmedAt: Date | null;
  cancelledAt: Date | null;
}

/** When a change that's requested now expires, and until when the old side can undo it. */
export function contactChangeTimes(kind: ContactKind, now: Date): { expiresAt: Date; undoUntil: Date } {
  return {
    expiresAt: new Date(now.getTime() + CONTACT_MINUTES[kind] * MINUTE_MS),
    undoUntil: new Date(now.getTime() + CONTACT_UNDO_DAYS * DAY_MS),
  };
}

/** When the message of a request can be sent again. */
export function resendAt(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + CONTACT_RESEND_SECONDS * 1000);
}

/** The refusal's code if the new side may not confirm a change now; otherwise null. */
export function confirmProblem(change: ContactChange, now: Date): 'token_invalid' | 'token_expired' | null {
  if (change.cancelledAt || change.confirmedAt) return 'token_invalid';
  return now >= change.expiresAt ? 'token_expired' : null;
}

/** The refusal's code if the old side may not undo a change now (confirmed or not); otherwise null. */
export function undoProblem(change: ContactChange, now: Date): 'token_invalid' | 'token_expired' | null {
  if (change.cancelledAt) return 'token_invalid';
  return now >= change.undoUntil ? 'token_expired' : null;
}

/** A phone number's digits; spaces and signs are ignored. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, '');
}

/** Whether two contacts are the same mailbox or phone number; case, spaces and signs are ignored. */
export function isSameContact(kind: ContactKind, one: string | null, other: string): boolean {
  if (one === null) return false;
  return kind === 'email' ? one.toLowerCase() === other.toLowerCase() : phoneDigits(one) === phoneDigits(other);
}
