import type { Payment } from '#contract/fields/payment';
import type { PaymentMethod, SavedProfile } from '#contract/fields/payment-method';
import { isValidCardExpire } from '#rules/account/fields/form-rules';
import { amountWithin } from '../amounts/amount';
import { savedMethods } from './methods';

/** A one-click deposit: the method, and the amount in minor units of its currency. */
export interface OneClickDeposit<M extends PaymentMethod = PaymentMethod> {
  method: M;
  profile: SavedProfile;
  amountCents: number;
}

/**
 * The deposit that one click repeats (CASH-014): the latest that succeeded by a method which is still saved, with the same
 * amount, inside the method's current range. Null if nothing was saved, nothing arrived by it, or the card has expired.
 * `payments` are the latest first.
 */
export function oneClickDeposit<M extends PaymentMethod>(context: {
  methods: readonly M[];
  payments: readonly Payment[];
  now: Date;
}): OneClickDeposit<M> | null {
  const saved = savedMethods(context.methods).flatMap((method) => method.savedProfiles.map((profile) => ({ method, profile })));
  const isUsable = ({ expires }: SavedProfile) => expires === null || isValidCardExpire(context.now)(expires) === null;
  for (const payment of context.payments) {
    if (payment.action !== 'deposit' || payment.state !== 'succeeded') continue;
    const found = saved.find(
      ({ method, profile }) =>
        method.id === payment.method &&
        method.currency === payment.currency &&
        profile.title === payment.detail &&
        profile.brand === payment.brand,
    );
    if (found?.method.deposit && isUsable(found.profile))
      return { ...found, amountCents: amountWithin(found.method.deposit, payment.amount_cents) };
  }
  return null;
}
