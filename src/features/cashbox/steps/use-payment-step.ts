import { useId } from 'react';
import type { PaymentAction } from '#contract/fields/payment';
import type { OneClickDeposit } from '#rules/cashbox/methods/one-click';
import { useSession } from '../../../platform/session';
import { useSwitchAccount } from '../accounts/account-picker';
import { usePresence } from '../presence';
import { useFocusOnChange } from './use-focus-on-change';
import { useMethods } from '../methods/use-methods';
import { useMissingProof } from './identity-gate';
import { useOpenQuestion } from './limit-question';
import { useMissingFields } from './use-missing-fields';
import { usePaymentFlow } from './use-payment-flow';
import { useWaitingDeposit } from './waiting-deposit';

/** The initial values of a step. */
interface Start {
  action: PaymentAction;
  /** Units requested by a link; 0 for none (ROUTE-010). */
  askedUnits: number;
  paymentId: string | undefined;
  /** The one-click deposit. */
  preset?: OneClickDeposit | undefined;
  onStarted?: (() => void) | undefined;
}

export type PaymentStep = ReturnType<typeof usePaymentStep>;

/** The state of a deposit or a withdrawal, and its current view. */
export function usePaymentStep({ action, askedUnits, paymentId, preset, onStarted }: Start) {
  const formId = useId();
  usePresence();
  const { player } = useSession();
  const currency = player?.currency ?? null;
  const switching = useSwitchAccount();
  const loading = useMethods(currency, action);
  const flow = usePaymentFlow({ action, currency, loaded: loading.data, askedUnits, paymentId, preset, onStarted });
  const waiting = useWaitingDeposit(action === 'deposit' && (flow.phase === 'methods' || flow.isPrefilled));
  const missing = useMissingFields();
  const allProof = useMissingProof();
  const proof = action === 'deposit' ? allProof : [];
  const asked = useOpenQuestion(action === 'deposit' && paymentId === undefined);
  // A form that the player has begun isn't replaced by a question that may be declined.
  const question = asked?.may_decline && flow.phase !== 'methods' ? null : asked;
  const gate = missing.length > 0 ? 'gate' : proof.length > 0 ? 'proof' : question ? 'question' : null;
  // A used-up deposit limit replaces the form, but not a payment that's being sent.
  const isUsedUp = flow.room?.left_cents === 0 && flow.phase !== 'sending';
  const open = isUsedUp ? 'used-up' : flow.phase === 'methods' ? 'methods' : 'form';
  const view = flow.phase === 'status' ? 'status' : waiting.payment ? 'waiting' : (gate ?? open);
  const place = useFocusOnChange(view);
  const isContinued = paymentId !== undefined;
  return { action, formId, isContinued, currency, switching, loading, flow, missing, proof, question, waiting, view, place } as const;
}
