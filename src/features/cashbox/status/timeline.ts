import type { Payment, PaymentProgress, PaymentStep } from '#contract/fields/payment';
import type { MessageKey } from '#locales/index';
import { isRunning } from '#rules/cashbox/payments/states';

/** One entry of a timeline: done, current, coming, or failed. `at` is an ISO instant. */
export interface Moment {
  step: PaymentStep;
  state: 'done' | 'current' | 'ahead' | 'failed';
  at: string | null;
}

const failures: ReadonlySet<PaymentStep> = new Set(['declined', 'rejected', 'canceled', 'challenge_failed']);
const waits: ReadonlySet<PaymentStep> = new Set(['challenge', 'redirected', 'address_shown', 'pending', 'processing', 'reserved']);

/** What ends the request for the bank's code: the code, or a payment that ended without it. */
const ends: ReadonlySet<PaymentStep> = new Set(['challenge_passed', 'challenge_failed', 'canceled', 'declined', 'rejected']);

/** Entries that a later one makes obsolete. */
function isSuperseded(step: PaymentStep, steps: readonly PaymentStep[]): boolean {
  return step === 'challenge' && steps.some((one) => ends.has(one));
}

/** A payment's timeline: the past, what is awaited, and where it ends. */
export function momentsOf({ payment, timeline }: PaymentProgress): Moment[] {
  const all = timeline.map(({ step }) => step);
  const past = timeline.filter(({ step }) => !isSuperseded(step, all));
  const moments: Moment[] = past.map(({ step, at }) => ({ step, at, state: failures.has(step) ? 'failed' : 'done' }));
  if (!isRunning(payment.state)) return moments;
  const last = moments.at(-1);
  if (last && waits.has(last.step)) last.state = 'current';
  else moments.push({ step: payment.action === 'deposit' ? 'processing' : 'pending', state: 'current', at: null });
  const ahead: PaymentStep[] =
    payment.action === 'deposit' ? ['succeeded'] : payment.state === 'processing' ? ['success'] : ['processing', 'success'];
  return [...moments, ...ahead.map((step) => ({ step, state: 'ahead', at: null }) as const)];
}

const texts: Record<PaymentStep, MessageKey> = {
  created: 'cashbox.step-deposit-created',
  challenge: 'cashbox.step-challenge',
  challenge_failed: 'cashbox.step-challenge-failed',
  challenge_passed: 'cashbox.step-challenge-passed',
  redirected: 'cashbox.step-redirected',
  address_shown: 'cashbox.step-address-shown',
  canceled: 'cashbox.step-canceled',
  declined: 'cashbox.step-declined',
  rejected: 'cashbox.step-rejected',
  recalled: 'cashbox.step-recalled',
  succeeded: 'cashbox.step-succeeded',
  pending: 'cashbox.step-pending',
  processing: 'cashbox.step-deposit-processing',
  reserved: 'cashbox.step-reserved',
  success: 'cashbox.step-success',
};

const cashoutTexts: Partial<Record<PaymentStep, MessageKey>> = {
  created: 'cashbox.step-cashout-created',
  processing: 'cashbox.step-cashout-processing',
};

/** The label of an entry. */
export function stepText(step: PaymentStep, { action, is_return: isReturn }: Pick<Payment, 'action' | 'is_return'>): MessageKey {
  if (isReturn && step === 'created') return 'cashbox.step-return-created';
  return (action === 'cashout' && cashoutTexts[step]) || texts[step];
}
