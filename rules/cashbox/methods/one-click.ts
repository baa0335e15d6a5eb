import type { Payment } from '#contract/fields/payment';
import type { PaymentMethod, SavedProfile } from '#contract/fields/payment-method';
import { amountWithin } from '../amounts/amount';
import { savedMethods } from './methods';
import { isCardExpired } from './payment-terms';

/** A one-click deposit: the method, and the amount in minor units of its currency. */
export interface OneClickDeposit<M extends PaymentMethod = PaymentMethod> {
  method: M;
  profile: SavedProfile;
  amountCents: number;
}

/**
 * The deposit that one click repeats (CASH-014): the latest successful one by the default method, else by another
 * saved one, with the same amount, inside the method's current range. Null if nothing was saved or deposited by it, or the card
 * can't be used for deposits.
 * `payments` are the latest first.
 */
export function oneClickDeposit<M extends PaymentMethod>(context: {
  methods: readonly M[];
  payments: readonly Payment[];
  now: Date;
}): OneClickDeposit<M> | null {
  const saved = savedMethods(context.methods).flatMap((method) => method.savedProfiles.map((profile) => ({ method, profile })));
  const isUsable = ({ expires, problem }: SavedProfile) => problem === null && !isCardExpired(expires, context.now);
  const found = context.payments.flatMap((payment) => {
    if (payment.action !== 'deposit' || payment.state !== 'succeeded') return [];
    const by = saved.find(
      ({ method, profile }) =>
        method.id === payment.method &&
        method.currency === payment.currency &&
        profile.title === payment.detail &&
        profile.brand === payment.brand,
    );
    if (!by?.method.deposit || !isUsable(by.profile)) return [];
    return [{ ...by, amountCents: amountWithin(by.method.deposit, payment.amount_cents) }];
  });
  return found.find(({ profile }) => profile.is_default) ?? found[0] ?? null;
}
