import type { ProviderCallback } from '#contract/calls/cashbox/provider';
import { inTransaction } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { expireDeposit } from './deposits';
import { takeCallback } from './hear';
import { continuePayout } from './payout';

interface PaymentTask {
  payment: string;
}

/** What time does to payments: providers call back, players stay away, payouts go out. */
export const cashboxJobs = {
  'payment-callback': async (platform: Platform, callback: ProviderCallback): Promise<void> => {
    // What a sandbox planned to say of a deposit is void once that was called off: nobody has sent anything.
    await takeCallback(platform, callback, ({ state }) => state !== 'canceled');
  },
  'payment-expire': ({ database, payments: provider, clock }: Platform, { payment }: PaymentTask): Promise<void> =>
    inTransaction(database, (transaction) => expireDeposit(transaction, { provider, now: clock.now() }, payment)),
  payout: ({ database, payments: provider, clock }: Platform, { payment }: PaymentTask): Promise<void> =>
    inTransaction(database, (transaction) => continuePayout(transaction, provider, payment, clock.now())),
};
