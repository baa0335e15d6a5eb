import type { Payment } from '#contract/fields/payment';
import { cancelledDepositToAnnounce } from './cancelled-deposit';
import { depositsThatWait } from './waiting-deposits';

/** Deposits that a notice outside of the cashbox is about right now. */
export interface NoticesState {
  waiting: readonly string[];
}

/** What the window knows. `told` are the cancelled deposits that were announced before, on this device. */
export interface NoticesScene {
  payments: readonly Payment[];
  isCashboxOpen: boolean;
  announced: readonly string[];
  /** Epoch ms. */
  now: number;
}

export type NoticeAction =
  /** A bank waits for a code (CASH-018). */
  | { kind: 'show_waiting'; id: string }
  | { kind: 'dismiss_waiting'; id: string }
  /** A deposit was cancelled: announce it and remember that (CASH-010). */
  | { kind: 'show_cancelled'; payment: Payment };

export const noNotices: NoticesState = { waiting: [] };

/**
 * The next notices about payments and what has to be done. Each deposit is announced once, and one that waits no more is
 * dismissed. While the cashbox is open nothing new is announced, since it says itself what happened to a payment.
 */
export function stepNotices(
  state: NoticesState,
  { payments, isCashboxOpen, announced, now }: NoticesScene,
): { state: NoticesState; actions: readonly NoticeAction[] } {
  const waiting = depositsThatWait(payments, now).map(({ id }) => id);
  const actions: NoticeAction[] = [];
  for (const id of state.waiting) if (!waiting.includes(id)) actions.push({ kind: 'dismiss_waiting', id });
  const known = state.waiting.filter((id) => waiting.includes(id));
  if (isCashboxOpen) return { state: { waiting: known }, actions };
  for (const id of waiting) if (!known.includes(id)) actions.push({ kind: 'show_waiting', id });
  const cancelled = cancelledDepositToAnnounce(payments, announced, now);
  if (cancelled) actions.push({ kind: 'show_cancelled', payment: cancelled });
  return { state: { waiting }, actions };
}
