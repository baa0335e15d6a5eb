import { useQuery } from '@tanstack/react-query';
import type { PaymentAction } from '#contract/fields/payment';
import type { OneClickDeposit } from '#rules/cashbox/methods/one-click';
import {
  type Choice,
  type Confirmation,
  failureKind,
  isPrefilled,
  type PaymentEvent,
  type PaymentFlowAction,
} from '#rules/cashbox/payments/payment-machine';
import { CallFailed } from '../../../platform/api/refusal';
import type { LoadedMethods } from '../pay/payments-script';
import { accountsQuery, paymentsQuery } from '../queries';
import { usePay } from '../pay/use-pay';
import { useDepositRoom } from '../form/deposit-room';
import { usePaymentForm } from '../form/use-payment-form';
import { useClosedResult } from './use-closed-result';
import { useClosing } from './use-closing';
import { usePaymentMachine } from './use-payment-machine';
import { useTakeProgress } from '../status/use-take-progress';

interface FlowScene {
  action: PaymentAction;
  currency: string | null;
  loaded: LoadedMethods | undefined;
  /** The amount that a link requested, in units; 0 for none. */
  askedUnits: number;
  /** A payment to continue. */
  paymentId: string | undefined;
  /** The initial selection. */
  preset?: OneClickDeposit | undefined;
  onStarted?: (() => void) | undefined;
}

/** Whether the player never had a deposit that arrived; unknown counts as no. */
function useIsFirstDeposit(): boolean {
  const payments = useQuery(paymentsQuery()).data?.data;
  return payments !== undefined && !payments.some(({ action, state }) => action === 'deposit' && state === 'succeeded');
}

/** The withdrawable and the bonus money of an account; `isKnown` is false until the accounts are loaded. */
function useAvailable(currency: string | null) {
  const { data, isPending } = useQuery(accountsQuery());
  const accounts = data?.data ?? [];
  const account = accounts.find((one) => one.currency === currency);
  const availableCents = account?.available_to_cashout_cents ?? 0;
  return { availableCents, bonusCents: (account?.amount_cents ?? 0) - availableCents, isKnown: data !== undefined, isPending };
}

const errorOf = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** Sends the confirmations that the machine requests, and feeds it the results; those that come after the sheet was closed are announced. */
function useActions({ action, loaded, onStarted }: Pick<FlowScene, 'action' | 'loaded' | 'onStarted'>) {
  const takeProgress = useTakeProgress();
  const closing = useClosing();
  const announce = useClosedResult(action);
  const pay = usePay(action, loaded?.script);

  async function send(confirmation: Confirmation): Promise<PaymentEvent> {
    const { key } = confirmation;
    const signal = closing();
    try {
      const progress = await pay(confirmation, signal);
      takeProgress(progress);
      if (signal.aborted) announce(confirmation, { progress });
      return { kind: 'started', key, paymentId: progress.payment.id };
    } catch (error) {
      if (signal.aborted) announce(confirmation, { error });
      const failure = error instanceof CallFailed ? failureKind(error.code, error.isRetryable) : 'unknown';
      return { kind: 'failed', key, failure, error: errorOf(error) };
    }
  }

  const carryOut = (wanted: PaymentFlowAction, dispatch: (event: PaymentEvent) => void) => {
    if (wanted.kind === 'announce') onStarted?.();
    else void send(wanted.confirmation).then(dispatch);
  };
  return { carryOut, takeProgress };
}

/** The flow of a payment: choose a method, fill in the form, follow the payment. `rules/cashbox/payments/payment-machine` decides. */
export function usePaymentFlow({ action, currency, loaded, askedUnits, paymentId, preset, onStarted }: FlowScene) {
  const { carryOut, takeProgress } = useActions({ action, loaded, onStarted });
  const [state, dispatch] = usePaymentMachine({ currency, preset: preset ?? null, paymentId: paymentId ?? null }, carryOut);
  const isFirst = useIsFirstDeposit();
  const available = useAvailable(currency);
  const { choice } = state;
  const fields = choice && loaded ? loaded.script.getMethodFields(choice.method) : [];
  const room = useDepositRoom(action === 'deposit' ? currency : null);
  const scene = { action, choice, fields, availableCents: available.availableCents, limitCents: room?.left_cents ?? null };
  const form = usePaymentForm(scene, { text: state.amountText, onChange: (text) => dispatch({ kind: 'amount_typed', text }) });

  function confirm(forfeitsBonus: boolean): void {
    const filled = form.attempt();
    if (filled) dispatch({ kind: 'confirmed', filled, forfeitsBonus, key: crypto.randomUUID() });
    // The balance has changed while the question was open: the form says what's wrong.
    else dispatch({ kind: 'forfeit_declined' });
  }

  return {
    phase: state.phase,
    choice,
    choose: (chosen: Choice) => dispatch({ kind: 'method_chosen', choice: chosen, action, isFirst, askedUnits }),
    changeMethod: () => dispatch({ kind: 'method_dropped' }),
    form,
    submit: () => confirm(false),
    /** Sends a withdrawal although a bonus is lost by it. */
    forfeit: () => confirm(true),
    keepBonus: () => dispatch({ kind: 'forfeit_declined' }),
    /** Whether the form is a one-click deposit in which the player has changed nothing. */
    isPrefilled: isPrefilled(state),
    /** Follows a payment that exists already. */
    open: (id: string) => dispatch({ kind: 'payment_named', paymentId: id }),
    isSending: state.phase === 'sending',
    /** Whether the player is asked about a bonus that would be lost, or has just agreed. */
    isForfeiting: state.phase === 'forfeit' || (state.phase === 'sending' && state.confirmation?.forfeitsBonus === true),
    error: state.error,
    available,
    availableCents: available.availableCents,
    /** The tightest deposit limit; null for a withdrawal, and without a limit. */
    room,
    paymentId: state.paymentId,
    /** Applies the server's response about the shown payment. */
    takeProgress,
    /** Returns to the methods and keeps everything that was typed. */
    again: () => dispatch({ kind: 'tried_again' }),
  };
}

export type PaymentFlow = ReturnType<typeof usePaymentFlow>;
