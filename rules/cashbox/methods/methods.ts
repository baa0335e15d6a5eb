import type { PaymentAction } from '#contract/fields/payment';
import type { AmountRange, PaymentMethod } from '#contract/fields/payment-method';

const HIDDEN_BRAND = 'sofort';
const GROUP_WITHOUT_IT = 631;

/** The methods that a player of these groups sees (CASH-007). */
export function visibleMethods<M extends Pick<PaymentMethod, 'brand'>>(methods: readonly M[], groups: readonly number[]): M[] {
  return methods.filter(({ brand }) => brand !== HIDDEN_BRAND || !groups.includes(GROUP_WITHOUT_IT));
}

/** Saved methods are those with saved profiles (CASH-007). */
export function savedMethods<M extends Pick<PaymentMethod, 'savedProfiles'>>(methods: readonly M[]): M[] {
  return methods.filter(({ savedProfiles }) => savedProfiles.length > 0);
}

type Ranged = Pick<PaymentMethod, 'deposit' | 'withdrawal'>;

/** A method's limits for one payment in or out, in minor units; null if it doesn't support this. */
export function rangeOf(method: Ranged, action: PaymentAction): AmountRange | null {
  return action === 'deposit' ? method.deposit : method.withdrawal;
}

/** The smallest amount that any of the methods pays in or out, in minor units; null if none does. */
export function smallestAmount(methods: readonly Ranged[], action: PaymentAction): number | null {
  const least = methods.flatMap((method) => rangeOf(method, action)?.min_cents ?? []);
  return least.length === 0 ? null : Math.min(...least);
}

/** Whether a method's smallest amount is more than a player may pay in or out now, in minor units; null is any amount. */
export function isBeyondReach(method: Ranged, action: PaymentAction, mostCents: number | null): boolean {
  const range = rangeOf(method, action);
  return mostCents !== null && range !== null && range.min_cents > mostCents;
}
