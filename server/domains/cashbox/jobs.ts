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
    await takeCallback(platform, callback);
  },
  'payment-expire': ({ database, payments: provider, clock }: Platform, { payment }: PaymentTask): Promise<void> =>
    inTransaction(database, (transaction) => expireDeposit(transaction, { provider, now: clock.now() }, payment)),
  payout: ({ database, payments: provider, clock }: Platform, { payment }: PaymentTask): Promise<void> =>
    inTransaction(database, (transaction) => continuePayout(transaction, provider, payment, clock.now())),
};
