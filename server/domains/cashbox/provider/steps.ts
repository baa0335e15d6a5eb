import type { PaymentProgress } from '#contract/fields/payment';
import type { Database, Transaction } from '#server/database/connection';
import type { Steps } from '#server/plugins/in-steps';
import { refuse } from '#server/plugins/refusals';
import { type ProviderContext, makeProviderCall } from './provider-call';
import { playerLicence } from '../accounts/player-licence-store';
import { presentProgress } from '../payments/present';
import { findPayment } from '../store';

/**
 * A payment write in steps: `begin` records the intent and returns the payment's id, then the provider is called outside any transaction,
 * then the payment's current state is returned.
 */
export function paymentSteps(
  asker: ProviderContext & { player: number },
  begin: (transaction: Transaction) => Promise<string>,
  around: (database: Database, payment: string) => Promise<Date | null> = (database, payment) => makeProviderCall(database, asker, payment),
): Steps<PaymentProgress> {
  return {
    begin,
    around: async (database, payment) => (await around(database, payment)) === null,
    result: async (transaction, payment) => {
      const row = await findPayment(transaction, payment, asker.player);
      if (!row) throw refuse('payment_not_found');
      return presentProgress(transaction, row, await playerLicence(transaction, asker.player));
    },
  };
}
