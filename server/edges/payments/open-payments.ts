import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/database/connection';
import type { Environment } from '#server/environment';
import type { Clock } from '#server/ports/clock';
import { openHttpProvider, type OpenProvider } from './http-provider';
import { readSecret } from '#server/database/settings-store';
import { sandboxPayments } from './sandbox/sandbox';

/** The payment provider configured in the environment. */
export async function openPayments(
  { paymentsProvider, paymentsUrl, paymentsSecret, publicOrigin }: Environment,
  database: Database,
  { clock, log }: { clock: Clock; log: FastifyBaseLogger },
): Promise<OpenProvider> {
  if (paymentsProvider === 'sandbox')
    return { provider: sandboxPayments(await readSecret(database, 'payments_sandbox_secret')), close: () => undefined };
  return openHttpProvider({
    url: paymentsUrl ?? '',
    secret: paymentsSecret ?? '',
    returnUrl: `${publicOrigin}/deposit`,
    now: () => clock.now(),
    onFault: (error) => log.error({ err: error }, "the payment provider doesn't list its methods"),
  });
}
