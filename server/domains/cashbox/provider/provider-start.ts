import type { PaymentStep } from '#contract/fields/payment';
import { ADDRESS_TIMEOUT_MS, PLAYER_TIMEOUT_MS } from '#rules/cashbox/payments/waiting-deposits';
import type { Transaction } from '#server/database/connection';
import type { PaymentProvider, Started } from '#server/ports/payment-provider';
import { enqueue } from '#server/database/enqueue';
import { emit } from '#server/realtime/emit';
import { applyStatus, scheduleStatuses } from './provider-status';
import { noteStep } from '../payments/move';
import { type PaymentRow, updatePayment } from '../store';

const stepOf: Partial<Record<Started['next']['kind'], PaymentStep>> = {
  challenge: 'challenge',
  redirect: 'redirected',
  address: 'address_shown',
};

/** Expires a deposit whose player doesn't come back in time. */
export async function expireAfter(transaction: Transaction, payment: string, now: Date, timeoutMs = PLAYER_TIMEOUT_MS): Promise<void> {
  await enqueue(
    transaction,
    'payment-expire',
    { payment },
    { runAt: new Date(now.getTime() + timeoutMs), key: `payment-expire:${payment}` },
  );
}

/** Applies the provider's response to a new deposit: an immediate status, or a step that the player has to take first. */
export async function applyStarted(
  transaction: Transaction,
  { provider, now }: { provider: PaymentProvider; now: Date },
  payment: PaymentRow,
  started: Started,
): Promise<void> {
  await scheduleStatuses(transaction, provider, payment, started.later, now);
  if (started.status) {
    await applyStatus(transaction, provider, payment, started.status, now);
    return;
  }
  const waiting = await updatePayment(transaction, payment.id, { next: started.next });
  const step = stepOf[started.next.kind];
  if (step) await noteStep(transaction, waiting, step, now);
  if (step === 'challenge') {
    await emit(transaction, payment.player_id, 'allsecure_notification', { id: payment.id, url: `/deposit?payment=${payment.id}` });
  }
  await expireAfter(transaction, payment.id, now, started.next.kind === 'address' ? ADDRESS_TIMEOUT_MS : PLAYER_TIMEOUT_MS);
}
