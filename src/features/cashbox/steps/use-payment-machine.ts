import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { OneClickDeposit } from '#rules/cashbox/methods/one-click';
import {
  openPayment,
  type PaymentEvent,
  type PaymentFlowAction,
  type PaymentFlowState,
  stepPayment,
} from '#rules/cashbox/payments/payment-machine';

/** The inputs of a cashbox sheet; all of them may change while it's open. */
interface Opening {
  currency: string | null;
  preset: OneClickDeposit | null;
  paymentId: string | null;
}

/**
 * Runs the state machine of a payment: returns its state and a function that feeds it an event. `carryOut` gets each action once, after the
 * event that caused it.
 */
export function usePaymentMachine(
  { currency, preset, paymentId }: Opening,
  carryOut: (action: PaymentFlowAction, dispatch: (event: PaymentEvent) => void) => void,
): [PaymentFlowState, (event: PaymentEvent) => void] {
  const [state, setState] = useState(() => openPayment({ currency, preset, paymentId }));
  // Several events may come between two renderings.
  const current = useRef(state);
  const carry = useRef(carryOut);
  useEffect(() => {
    carry.current = carryOut;
  }, [carryOut]);
  const dispatch = useCallback(function feed(event: PaymentEvent): void {
    const step = stepPayment(current.current, event);
    current.current = step.state;
    setState(step.state);
    for (const action of step.actions) carry.current(action, feed);
  }, []);
  // Before the browser paints: the form of another account never shows.
  useLayoutEffect(() => dispatch({ kind: 'account_changed', currency }), [currency, dispatch]);
  useEffect(() => {
    if (preset) dispatch({ kind: 'preset_found', preset });
  }, [preset, currency, dispatch]);
  useEffect(() => {
    if (paymentId !== null) dispatch({ kind: 'payment_named', paymentId });
  }, [paymentId, dispatch]);
  return [state, dispatch];
}
