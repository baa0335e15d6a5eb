import type { Domain } from '../domain';
import { handleWebhook } from '../domains/cashbox/provider/provider-status';
import { findOrder, waitsAtProvider } from '../domains/cashbox/store';
import { checkoutRoutes } from '../edges/payments/sandbox/checkout';

/** The sandbox's own page, if payments go through the sandbox; what it reports reaches the cashbox as a webhook does. */
export const sandboxCheckout: Domain = (app, platform) => {
  const { payments, database, clock } = platform;
  if (!payments.isSandbox) return;
  checkoutRoutes(app, payments, {
    find: (payment) => findOrder(database, payment),
    say: (callback) => handleWebhook(platform, callback, waitsAtProvider),
    now: () => clock.now(),
  });
};
