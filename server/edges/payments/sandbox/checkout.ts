import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { ProviderCallback } from '#contract/calls/cashbox/provider';
import { paymentIdSchema } from '#contract/fields/payment';
import { refuse } from '#server/plugins/refusals';
import { isSame } from '../hmac';
import type { PaymentProvider } from '../../../ports/payment-provider';
import { checkoutPage } from './checkout-page';

/** The dependencies of the sandbox's page. */
export interface Checkout {
  find(payment: string): Promise<{ amount_cents: number; charged_cents: number; currency: string; method: string; isOpen: boolean } | null>;
  say(callback: ProviderCallback): Promise<unknown>;
  now(): Date;
}

const paramsSchema = v.object({ payment: paymentIdSchema });
const keySchema = v.pipe(v.string(), v.maxLength(64));
const outcomeSchema = v.object({ key: keySchema, state: v.picklist(['succeeded', 'declined', 'canceled']) });

const reasons = { succeeded: null, declined: 'declined', canceled: 'canceled_by_player' } as const;

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
} as const;

function read<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (!result.success) throw refuse('bad_input');
  return result.output;
}

/**
 * The target of a redirect: the sandbox's bank asks whether to pay. It stands for the provider's own page; the result reaches the
 * server as a signed webhook like any other. A payment that no longer waits here redirects back to its status.
 */
export function checkoutRoutes(app: FastifyInstance, provider: PaymentProvider, checkout: Checkout): void {
  const url = '/provider/payments/checkout/:payment';

  async function orderOf(params: unknown, key: string) {
    const { payment } = read(paramsSchema, params);
    const order = await checkout.find(payment);
    if (!order || !isSame(key, provider.keyOf(payment))) throw refuse('payment_not_found');
    return { payment, ...order };
  }

  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    });

    const back = ({ caller: { locale } }: FastifyRequest, payment: string) =>
      `${locale === 'en' ? '' : `/${locale}`}/deposit?payment=${payment}`;

    scope.get(url, async (request, reply) => {
      const key = read(keySchema, (request.query as { key?: unknown }).key);
      const order = await orderOf(request.params, key);
      if (!order.isOpen) return reply.redirect(back(request, order.payment), 303);
      return reply.headers(headers).send(checkoutPage(order, key));
    });

    scope.post(url, async (request, reply) => {
      const { key, state } = read(outcomeSchema, request.body);
      const { payment, amount_cents, currency } = await orderOf(request.params, key);
      const callback = {
        event: randomUUID(),
        payment,
        state,
        amount_cents,
        currency,
        reason: reasons[state],
        at: checkout.now().toISOString(),
      };
      await checkout.say(provider.sign(callback));
      return reply.redirect(back(request, payment), 303);
    });
  });
}
