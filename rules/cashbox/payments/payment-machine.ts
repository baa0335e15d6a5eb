import type { PaymentAction } from '#contract/fields/payment';
import type { MethodFieldName, PaymentMethod, SavedProfile } from '#contract/fields/payment-method';
import { subunitsOf } from '../../money/currencies';
import { typedAmount } from '../../money/typed-amount';
import { suggestedDeposit } from '../amounts/amount';
import type { OneClickDeposit } from '../methods/one-click';

/** The source of a payment: a method, and its saved profile if any. */
export interface Choice {
  method: PaymentMethod;
  profile: SavedProfile | null;
}

/** A filled form. */
export interface Filled {
  choice: Choice;
  amountCents: number;
  values: Partial<Record<MethodFieldName, string>>;
  /** Whether the card is to be saved. */
  isKept: boolean;
}

/** One press of the button that pays. Every attempt of it carries the same idempotency key, so it makes one payment at most. */
export interface Confirmation {
  key: string;
  filled: Filled;
  /** Of a withdrawal: whether the player has agreed to lose the bonus. */
  forfeitsBonus: boolean;
}

/**
 * The flow of a deposit or a withdrawal (CASH-005, CASH-008, CASH-014). A pure state machine: `use-payment-flow` feeds it
 * events and carries out the actions. Once the server knows the payment, `payment-status` takes over.
 */
export interface PaymentFlowState {
  /**
   * `unconfirmed` after a confirmation whose result isn't known: the payment may exist. `forfeit` while the player is asked
   * whether a bonus may be lost. `status` once the server knows the payment.
   */
  phase: 'methods' | 'form' | 'sending' | 'unconfirmed' | 'forfeit' | 'status';
  /** The currency of the account in use. */
  currency: string | null;
  choice: Choice | null;
  /** The prefilled values; cleared when the account changes. */
  given: OneClickDeposit | null;
  amountText: string;
  /** The confirmation that's being sent or whose result isn't known. */
  confirmation: Confirmation | null;
  /** Why the last confirmation failed. */
  error: Error | null;
  /** The payment that is shown. */
  paymentId: string | null;
}

/** How a confirmation failed: refused, refused because a bonus would be lost, or with an unknown result. */
export type FailureKind = 'refused' | 'bonus_lost' | 'unknown';

export type PaymentEvent =
  | { kind: 'account_changed'; currency: string | null }
  /** The one-click deposit has loaded (CASH-014). */
  | { kind: 'preset_found'; preset: OneClickDeposit }
  /** `askedUnits` is the amount in a link, 0 for none; `isFirst` if no deposit ever arrived (CASH-012, ROUTE-010). */
  | { kind: 'method_chosen'; choice: Choice; action: PaymentAction; isFirst: boolean; askedUnits: number }
  | { kind: 'method_dropped' }
  | { kind: 'amount_typed'; text: string }
  /** `key` is a fresh idempotency key. */
  | { kind: 'confirmed'; filled: Filled; forfeitsBonus: boolean; key: string }
  /** The server knows the payment. */
  | { kind: 'started'; key: string; paymentId: string }
  | { kind: 'failed'; key: string; failure: FailureKind; error: Error }
  | { kind: 'forfeit_declined' }
  /** Back to the methods, with everything that was typed. */
  | { kind: 'tried_again' }
  /** The address contains a payment: the player is back from the provider's page, or follows a notice. */
  | { kind: 'payment_named'; paymentId: string };

export type PaymentFlowAction =
  /** Send the confirmation under its key and report `started` or `failed`. */
  | { kind: 'send'; confirmation: Confirmation }
  /** Notify the sheet's owner that a payment is under way. */
  | { kind: 'announce' };

export interface PaymentFlowStep {
  state: PaymentFlowState;
  actions: readonly PaymentFlowAction[];
}

/** How a failure of the network or of the server counts; only a definite refusal ends a confirmation. */
export function failureKind(code: string | null, isRetryable: boolean): FailureKind {
  if (code === null || isRetryable) return 'unknown';
  return code === 'bonus_would_be_lost' ? 'bonus_lost' : 'refused';
}

/** The initial state of a sheet: at its methods, at the form of a one-click deposit, or at a payment. */
export function openPayment({
  currency,
  preset,
  paymentId,
}: {
  currency: string | null;
  preset: OneClickDeposit | null;
  paymentId: string | null;
}): PaymentFlowState {
  const state: PaymentFlowState = {
    phase: 'methods',
    currency,
    choice: null,
    given: null,
    amountText: '',
    confirmation: null,
    error: null,
    paymentId: null,
  };
  if (paymentId !== null) return { ...state, phase: 'status', paymentId };
  return preset ? stepPayment(state, { kind: 'preset_found', preset }).state : state;
}

/** The next state of the flow and its actions. An event that doesn't belong to the phase changes nothing. */
export function stepPayment(state: PaymentFlowState, event: PaymentEvent): PaymentFlowStep {
  switch (event.kind) {
    case 'account_changed':
      return still(accountChanged(state, event.currency));
    case 'preset_found':
      return still(presetFound(state, event.preset));
    case 'method_chosen':
      return state.phase === 'methods' ? still(chosen(state, event)) : still(state);
    case 'method_dropped':
      return isFilling(state) ? still({ ...state, phase: 'methods', choice: null, error: null }) : still(state);
    case 'amount_typed':
      return state.phase === 'status' || state.amountText === event.text ? still(state) : still({ ...state, amountText: event.text });
    case 'confirmed':
      return isFilling(state) ? confirmed(state, event) : still(state);
    case 'started':
      if (!isAwaited(state, event.key)) return still(state);
      return {
        state: { ...state, phase: 'status', confirmation: null, error: null, paymentId: event.paymentId },
        actions: [{ kind: 'announce' }],
      };
    case 'failed':
      return isAwaited(state, event.key) ? still(failed(state, event)) : still(state);
    case 'forfeit_declined':
      return state.phase === 'forfeit' ? still({ ...state, phase: 'form', error: null }) : still(state);
    case 'tried_again':
      return state.phase === 'status' ? still({ ...state, phase: 'methods', choice: null, error: null, paymentId: null }) : still(state);
    case 'payment_named':
      return state.phase === 'sending' || state.paymentId === event.paymentId
        ? still(state)
        : still({ ...state, phase: 'status', paymentId: event.paymentId });
  }
}

type Of<Kind> = Extract<PaymentEvent, { kind: Kind }>;

const still = (state: PaymentFlowState): PaymentFlowStep => ({ state, actions: [] });

/** Whether the form is shown and nothing is being sent. */
const isFilling = ({ phase }: PaymentFlowState) => phase === 'form' || phase === 'unconfirmed' || phase === 'forfeit';

const isAwaited = ({ phase, confirmation }: PaymentFlowState, key: string) => phase === 'sending' && confirmation?.key === key;

const amountOf = ({ amountCents, method }: OneClickDeposit) => typedAmount(amountCents, method.currency);

/** Returns whether the form is the one-click deposit as it opened. */
export function isPrefilled({ phase, given, choice, amountText }: PaymentFlowState): boolean {
  return phase === 'form' && given !== null && choice === given && amountText === amountOf(given);
}

/** Clears the prefilled values of the old account; the player's input stays. A payment that's under way keeps its form. */
function accountChanged(state: PaymentFlowState, currency: string | null): PaymentFlowState {
  if (currency === state.currency) return state;
  const { given } = state;
  const isLeft = given !== null && currency !== null && given.method.currency !== currency;
  const moved: PaymentFlowState = {
    ...state,
    currency,
    given: isLeft ? null : given,
    amountText: isLeft && state.amountText === amountOf(given) ? '' : state.amountText,
  };
  return moved.phase === 'sending' || moved.phase === 'status' ? moved : withOwnChoice(moved);
}

/** A method of another account can't be used with this one. */
function withOwnChoice(state: PaymentFlowState): PaymentFlowState {
  if (!state.choice || state.choice.method.currency === state.currency) return state;
  return { ...state, phase: 'methods', choice: null, error: null };
}

/** Prefills the one-click deposit once, never over the player's input. */
function presetFound(state: PaymentFlowState, preset: OneClickDeposit): PaymentFlowState {
  const isFree = state.phase === 'methods' && state.given === null && state.amountText === '';
  if (!isFree || preset.method.currency !== state.currency) return state;
  return { ...state, phase: 'form', given: preset, choice: preset, amountText: amountOf(preset), error: null };
}

function chosen(state: PaymentFlowState, { choice, action, isFirst, askedUnits }: Of<'method_chosen'>): PaymentFlowState {
  const { deposit, currency, type } = choice.method;
  const next: PaymentFlowState = { ...state, phase: 'form', choice, error: null };
  if (action !== 'deposit' || !deposit || state.amountText !== '') return next;
  const suggested = suggestedDeposit({ range: deposit, subunits: subunitsOf(currency), isCrypto: type === 'crypto', isFirst, askedUnits });
  return suggested === null ? next : { ...next, amountText: typedAmount(suggested, currency) };
}

/** Identifies a form's contents, so that the same form confirmed again is the same intent. */
const contentOf = ({ choice: { method, profile }, amountCents, values, isKept }: Filled) =>
  JSON.stringify([
    method.id,
    method.currency,
    profile?.id ?? null,
    amountCents,
    isKept,
    Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1)),
  ]);

/**
 * The form is confirmed. As long as the result of an earlier confirmation of the same form isn't known, this repeats it
 * with its key and its consent, because the payment may exist already.
 */
function confirmed(state: PaymentFlowState, { filled, forfeitsBonus, key }: Of<'confirmed'>): PaymentFlowStep {
  const known = state.confirmation;
  const confirmation = known && contentOf(known.filled) === contentOf(filled) ? known : { key, filled, forfeitsBonus };
  return { state: { ...state, phase: 'sending', confirmation, error: null }, actions: [{ kind: 'send', confirmation }] };
}

function failed(state: PaymentFlowState, { failure, error }: Of<'failed'>): PaymentFlowState {
  const phase = failure === 'unknown' ? 'unconfirmed' : failure === 'bonus_lost' ? 'forfeit' : 'form';
  return withOwnChoice({ ...state, phase, error, confirmation: failure === 'unknown' ? state.confirmation : null });
}
