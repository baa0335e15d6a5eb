import type { ProviderCallback } from '#contract/calls/cashbox/provider';
import { inTransaction } from '#server/database/connection';
import { enqueue } from '#server/database/enqueue';
import type { Platform } from '#server/platform';
import { makeProviderCall } from './provider/provider-call';
import { expireDeposit } from './payments/deposits';
import { handleWebhook } from './provider/provider-status';
import { continuePayout } from './provider/payout';

interface PaymentTask {
  payment: string;
}

/** What time does to payments: providers call back, are asked again what they have not answered, players stay away, payouts go out. */
export const cashboxJobs = {
  'payment-callback': async (platform: Platform, callback: ProviderCallback): Promise<void> => {
    // What a sandbox planned to say of a deposit is void once that was called off: nobody has sent anything.
    await handleWebhook(platform, callback, ({ state }) => state !== 'canceled');
  },
  'payment-expire': ({ database, payments: provider, clock }: Platform, { payment }: PaymentTask): Promise<void> =>
    inTransaction(database, (transaction) => expireDeposit(transaction, { provider, now: clock.now() }, payment)),
  'payment-ask': async ({ database, payments: provider, clock }: Platform, { payment }: PaymentTask): Promise<void> => {
    const busyUntil = await makeProviderCall(database, { provider, now: clock.now() }, payment);
    if (!busyUntil) return;
    await inTransaction(database, (transaction) =>
      enqueue(transaction, 'payment-ask', { payment }, { runAt: busyUntil, key: `payment-ask:${payment}` }),
    );
  },
  payout: async ({ database, payments: provider, clock }: Platform, { payment }: PaymentTask): Promise<void> => {
    const now = clock.now();
    await inTransaction(database, (transaction) => continuePayout(transaction, provider, payment, now));
    await makeProviderCall(database, { provider, now }, payment);
  },
};
