import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { PaymentAction } from '#contract/fields/payment';
import { suggestedDeposit } from '#rules/cashbox/amount';
import type { OneClickDeposit } from '#rules/cashbox/one-click';
import { subunitsOf } from '#rules/money/currencies';
import { typedAmount } from '#rules/money/typed-amount';
import type { Choice } from './method-picker';
import type { LoadedMethods } from './payments-script';
import { accountsQuery, paymentsQuery } from './queries';
import { usePay } from './use-pay';
import { usePaymentForm } from './use-payment-form';
import { useTakeProgress } from './use-take-progress';

interface FlowScene {
  action: PaymentAction;
  currency: string | null;
  loaded: LoadedMethods | undefined;
  /** Units requested by a link; 0 for none. */
  askedUnits: number;
  /** A payment to continue. */
  paymentId: string | undefined;
  /** The preselected values when the sheet opens. */
  preset?: OneClickDeposit | undefined;
  onStarted?: (() => void) | undefined;
}

const amountOf = (preset: OneClickDeposit | null) => (preset ? typedAmount(preset.amountCents, preset.method.currency) : '');

/** Whether the player never had a successful deposit; unknown counts as no. */
function useIsFirstDeposit(): boolean {
  const payments = useQuery(paymentsQuery()).data?.data;
  return payments !== undefined && !payments.some(({ action, state }) => action === 'deposit' && state === 'succeeded');
}

/** The withdrawable balance of an account; `isKnown` is false until the accounts have loaded. */
function useAvailable(currency: string | null): { availableCents: number; isKnown: boolean; isPending: boolean } {
  const { data, isPending } = useQuery(accountsQuery());
  const accounts = data?.data ?? [];
  const account = accounts.find((one) => one.currency === currency);
  return { availableCents: account?.available_to_cashout_cents ?? 0, isKnown: data !== undefined, isPending };
}

interface Giving {
  currency: string | null;
  preset: OneClickDeposit | null;
  /** Nothing is selected or typed. */
  isFree: boolean;
}

/** Prefilled values belong to an account, and may load late: the person's input stays. */
function useGiven({ currency, preset, isFree }: Giving, on: { leave: (given: OneClickDeposit) => void; take: (given: OneClickDeposit) => void }): void {
  const [given, setGiven] = useState(preset);
  if (given !== null && currency !== null && given.method.currency !== currency) {
    setGiven(null);
    on.leave(given);
  } else if (given === null && preset !== null && preset.method.currency === currency && isFree) {
    setGiven(preset);
    on.take(preset);
  }
}

/** The flow of a payment: select a method, fill in the form, follow it to its end. */
export function usePaymentFlow({ action, currency, loaded, askedUnits, paymentId, preset, onStarted }: FlowScene) {
  const takeProgress = useTakeProgress();
  const [picked, setPicked] = useState<Choice | null>(preset ?? null);
  const [startedId, setStartedId] = useState<string | null>(paymentId ?? null);
  const isFirst = useIsFirstDeposit();
  const available = useAvailable(currency);
  const { availableCents } = available;
  const choice = picked?.method.currency === currency ? picked : null;
  const fields = choice && loaded ? loaded.script.getMethodFields(choice.method) : [];
  const form = usePaymentForm({ action, choice, fields, availableCents }, amountOf(preset ?? null));
  useGiven({ currency, preset: preset ?? null, isFree: choice === null && form.amountText === '' }, {
    leave: (given) => form.amountText === amountOf(given) && form.setAmountText(''),
    take: (given) => {
      setPicked(given);
      form.setAmountText(amountOf(given));
    },
  });
  const pay = usePay(action, loaded?.script);

  function choose(chosen: Choice): void {
    setPicked(chosen);
    const { deposit, currency: code, type } = chosen.method;
    if (action !== 'deposit' || !deposit || form.amountText !== '') return;
    const suggested = suggestedDeposit({ range: deposit, subunits: subunitsOf(code), isCrypto: type === 'crypto', isFirst, askedUnits });
    if (suggested !== null) form.setAmountText(typedAmount(suggested, code));
  }

  function send(forfeitsBonus: boolean): void {
    const filled = form.attempt();
    if (!filled) return;
    pay.mutate({ ...filled, forfeitsBonus }, {
      onSuccess: ({ payment }) => {
        setStartedId(payment.id);
        onStarted?.();
      },
    });
  }

  return {
    choice,
    choose,
    changeMethod: () => setPicked(null),
    form,
    submit: () => send(false),
    /** Sends a withdrawal although it ends a bonus. */
    forfeit: () => send(true),
    pay,
    available,
    availableCents,
    startedId,
    /** Applies the server's response about the current payment. */
    takeProgress,
    /** Back to the methods, keeping the input. */
    again: () => {
      setStartedId(null);
      setPicked(null);
      pay.reset();
    },
  };
}

export type PaymentFlow = ReturnType<typeof usePaymentFlow>;
