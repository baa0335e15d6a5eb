import { closingRoutesOf } from '../domains/account/closing/routes';
import { cancelPendingDeposits } from '../domains/cashbox/payments/call-off';
import { smallestPayout } from '../domains/cashbox/admission/admission';

/** Closing an account: the cashbox says what can still be withdrawn, and calls off deposits that wait. */
export const closingRoutes = closingRoutesOf({
  smallestPayout: ({ payments }, currency) => smallestPayout(payments, currency),
  onClosed: (transaction, { payments: provider, clock }, player) =>
    cancelPendingDeposits(transaction, player, { provider, reason: 'canceled_by_player', now: clock.now() }),
});
