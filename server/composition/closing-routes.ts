import { closingRoutesOf } from '../domains/account/closing/routes';
import { cancelPendingDeposits } from '../domains/cashbox/payments/call-off';
import { smallestPayout } from '../domains/cashbox/admission/admission';

/** Routes for closing an account: the cashbox tells what must be withdrawn, and cancels waiting deposits. */
export const closingRoutes = closingRoutesOf({
  smallestPayout: ({ payments }, currency) => smallestPayout(payments, currency),
  onClosed: (transaction, { payments: provider, clock }, player) =>
    cancelPendingDeposits(transaction, player, { provider, reason: 'canceled_by_player', now: clock.now() }),
});
