import type { Payment, PaymentProgress } from '#contract/fields/payment';
import { isRecallable } from '#rules/cashbox/payments/recall';
import type { Queries } from '#server/database/connection';
import { type PaymentRow, readSteps } from '../store';

/** The next step that a deposit needs from its player. */
function waitsFor({ action, state, next: { kind } }: PaymentRow): Payment['waits_for'] {
  const isWaiting = action === 'deposit' && state === 'pending' && kind !== 'done' && kind !== 'wait';
  return isWaiting ? kind : null;
}

/** The player's view of a payment; `licence` decides whether it can be cancelled. */
export function presentPayment(row: PaymentRow, licence: string | null): Payment {
  const { id, action, state, method, brand, detail, amount_cents, fee_cents, currency, reason } = row;
  return {
    id,
    action,
    state,
    method,
    brand,
    detail,
    amount_cents,
    fee_cents,
    currency,
    recallable: isRecallable({ action, state, isMethodRecallable: row.recallable, licence }),
    waits_for: waitsFor(row),
    reason,
    ...(state === 'reserved' && { review: row.is_held ? 'security' : 'large_amount' }),
    ...(row.returns !== null && { is_return: true }),
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}

/** A payment with its steps so far and what comes next. */
export async function presentProgress(queries: Queries, row: PaymentRow, licence: string | null): Promise<PaymentProgress> {
  const steps = await readSteps(queries, row.id);
  return {
    payment: presentPayment(row, licence),
    next: row.next,
    timeline: steps.map(({ step, at }) => ({ step, at: at.toISOString() })),
  };
}
