import { useState } from 'react';
import type { Problem } from '#contract/fields/field-messages';
import type { MethodField, MethodFieldName } from '#contract/fields/payment-method';
import type { PaymentAction } from '#contract/fields/payment';
import { type AmountProblem, depositProblem, withdrawalProblem } from '#rules/cashbox/amounts/amount';
import { rangeOf } from '#rules/cashbox/methods/methods';
import type { Choice, Filled } from '#rules/cashbox/payments/payment-machine';
import { useTypedAmount } from '../../../platform/form';
import { fieldProblem } from './field-rules';
import type { FieldValues } from './payment-fields';

export interface FormScene {
  action: PaymentAction;
  choice: Choice | null;
  fields: readonly MethodField[];
  /** The withdrawable balance, for a withdrawal. */
  availableCents: number;
  /** What's left of the deposit limits, for a deposit; null without one. */
  limitCents: number | null;
}

export type AmountTrouble = AmountProblem | { kind: 'missing' | 'unreadable' } | { kind: 'unclear'; message: string };

function amountTrouble(scene: FormScene, text: string, cents: number | null, unclear: string | null): AmountTrouble | null {
  const method = scene.choice?.method;
  if (!method || text.trim() === '') return { kind: 'missing' };
  if (unclear !== null) return { kind: 'unclear', message: unclear };
  if (cents === null) return { kind: 'unreadable' };
  const range = rangeOf(method, scene.action);
  if (!range) return null;
  return scene.action === 'deposit'
    ? depositProblem(cents, range, scene.limitCents)
    : withdrawalProblem(cents, range, scene.availableCents);
}

/** The amount as typed, which the payment's state machine stores. */
interface TypedAmount {
  text: string;
  onChange: (text: string) => void;
}

/** The values of a payment's form; they survive a change of the method, a lost network and a refusal. */
export function usePaymentForm(scene: FormScene, { text: amountText, onChange: setAmountText }: TypedAmount) {
  const [values, setValues] = useState<FieldValues>({});
  const [isKept, setKept] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const [now] = useState(() => new Date());

  // Another method's fields begin without errors.
  const method = scene.choice?.method.id ?? null;
  const [judged, setJudged] = useState(method);
  if (method !== null && method !== judged) {
    setJudged(method);
    setTried(false);
    setLeft(new Set());
  }

  const currency = scene.choice?.method.currency ?? '';
  const typed = useTypedAmount(currency);
  const amountCents = scene.choice ? typed.parse(amountText) : null;
  const asked = scene.choice?.profile ? [] : scene.fields;
  const trouble = amountTrouble(scene, amountText, amountCents, scene.choice ? typed.unclear(amountText) : null);
  const wrong: Partial<Record<MethodFieldName, Problem | null>> = {};
  for (const field of asked) wrong[field.name] = fieldProblem(field, values[field.name] ?? '', currency, now);
  const shown = Object.fromEntries(Object.entries(wrong).filter(([name]) => isTried || left.has(name)));

  return {
    amountText,
    amountCents,
    setAmountText,
    /** The amount's error to show: a minimum or maximum immediately, anything else after an attempt. */
    amountTrouble: isTried || trouble?.kind === 'beyond_limit' || (trouble?.kind !== 'missing' && left.has('amount')) ? trouble : null,
    fields: asked,
    values,
    setValue: (name: MethodFieldName, value: string) => setValues((known) => ({ ...known, [name]: value })),
    setValues: (given: FieldValues) => setValues((known) => ({ ...known, ...given })),
    problems: shown,
    leave: (name: string) => setLeft((known) => new Set(known).add(name)),
    isKept,
    setKept,
    /** Whether something would be lost with the form. */
    isDirty: Object.values(values).some((value) => value !== ''),
    /** Shows every problem; returns what to send, or null while something is wrong. */
    attempt: (): Filled | null => {
      setTried(true);
      const isRight = trouble === null && Object.values(wrong).every((problem) => problem === null);
      if (!isRight || !scene.choice || amountCents === null) return null;
      const sent = Object.fromEntries(asked.map(({ name }) => [name, values[name] ?? ''])) as FieldValues;
      return { choice: scene.choice, amountCents, values: sent, isKept };
    },
  };
}

export type PaymentFormState = ReturnType<typeof usePaymentForm>;
