import type { Payment } from '#contract/fields/payment';
import { cancelledDepositToAnnounce } from './cancelled-deposit';
import { depositsThatWait } from './waiting-deposits';

/** The deposits with a current notice outside of the cashbox. */
export interface NoticesState {
  waiting: readonly string[];
}

/** The state of a window. `told` are the cancelled deposits that were announced before on this device. */
export interface NoticesScene {
  payments: readonly Payment[];
  isCashboxOpen: boolean;
  announced: readonly string[];
  /** Epoch ms. */
  now: number;
}

export type NoticeAction =
  /** A bank waits for a code (CASH-018). */
  | { kind: 'show_waiting'; payment: Payment }
  | { kind: 'dismiss_waiting'; id: string }
  /** A deposit was cancelled: announce it and remember that (CASH-010). */
  | { kind: 'show_cancelled'; payment: Payment };

export const noNotices: NoticesState = { waiting: [] };

/**
 * The next notices about payments and their actions. Each deposit is announced once, and one that no longer waits is
 * dismissed. While the cashbox is open nothing new is announced, since the cashbox shows the payment's state.
 */
export function stepNotices(
  state: NoticesState,
  { payments, isCashboxOpen, announced, now }: NoticesScene,
): { state: NoticesState; actions: readonly NoticeAction[] } {
  const waitingNow = depositsThatWait(payments, now);
  const waiting = waitingNow.map(({ id }) => id);
  const actions: NoticeAction[] = [];
  for (const id of state.waiting) if (!waiting.includes(id)) actions.push({ kind: 'dismiss_waiting', id });
  const known = state.waiting.filter((id) => waiting.includes(id));
  if (isCashboxOpen) return { state: { waiting: known }, actions };
  for (const payment of waitingNow) if (!known.includes(payment.id)) actions.push({ kind: 'show_waiting', payment });
  const cancelled = cancelledDepositToAnnounce(payments, announced, now);
  if (cancelled) actions.push({ kind: 'show_cancelled', payment: cancelled });
  return { state: { waiting }, actions };
}
