import type { ResponseOf } from '#contract/call';
import type { getMethods as getMethodsCall } from '#contract/calls/cashbox/methods';
import type { PaymentAction } from '#contract/fields/payment';
import type { CardToken, MethodField, PaymentMethod } from '#contract/fields/payment-method';

/**
 * The payments script (CASH-005): a module of the payment provider, loaded separately from the app. It knows the methods
 * and sends a card straight to the provider, so that the app handles its number only while it's typed.
 */

type Answer = ResponseOf<typeof getMethodsCall>;

/** A card as it is typed. */
export interface TypedCard {
  number: string;
  expiry: string;
  security_code: string;
  holder: string;
}

const fieldsOf = new WeakMap<PaymentMethod, readonly MethodField[]>();
let isSandboxed = false;

async function answerOf<A>(url: string, init?: RequestInit): Promise<A> {
  const response = await fetch(url, { credentials: 'same-origin', ...init });
  if (!response.ok) throw new Error(`payments: ${response.status}`);
  return (await response.json()) as A;
}

/** The payment methods of a currency; the fields of each are available from then on. */
export async function getMethods(currency: string, action: PaymentAction): Promise<PaymentMethod[]> {
  const query = new URLSearchParams({ currency, action });
  const { methods, fields, sandbox } = await answerOf<Answer>(`/api/cashbox/methods?${query}`);
  isSandboxed = sandbox;
  for (const method of methods) fieldsOf.set(method, fields[method.id] ?? []);
  return methods;
}

/** The fields of a method returned by `getMethods`. */
export function getMethodFields(method: PaymentMethod): readonly MethodField[] {
  return fieldsOf.get(method) ?? [];
}

/** Whether it's a sandbox; known once methods were requested. */
export function isSandbox(): boolean {
  return isSandboxed;
}

/** Sends a card to the provider and returns its token. */
export function tokenize(card: TypedCard): Promise<CardToken> {
  return answerOf('/provider/payments/cards', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
  });
}
