import type { PaymentMethod } from '#contract/fields/payment-method';

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
