import * as v from 'valibot';
import { paymentReasons } from '#contract/fields/payment';
import { methodFieldNames, paymentMethodSchema } from '#contract/fields/payment-method';
import { refuse } from '#server/plugins/refusals';
import { PROVIDER_TIMEOUT_MS } from '#server/timing';
import { callbackSignature } from './callback-signature';
import { isTrusted } from './fraud';
import { hmac } from './hmac';
import type { OfferedMethod, PaymentProvider, Started, ProviderStatus } from '../../ports/payment-provider';

const REFRESH_MS = 5 * 60_000;

/** Cards and wallets are entered on the provider's own page, so a method may require only these fields. */
const fieldNames = methodFieldNames.filter((name) => name === 'iban' || name === 'email' || name === 'holder');
const methodsSchema = v.array(
  v.strictObject({
    ...v.omit(paymentMethodSchema, ['savedProfiles']).entries,
    type: v.literal('other'),
    action: v.picklist(['deposit', 'cashout']),
    fields: v.array(v.strictObject({ name: v.picklist(fieldNames), required: v.boolean() })),
  }),
);
const statusSchema = v.strictObject({
  state: v.picklist(['processing', 'succeeded', 'declined', 'canceled']),
  reason: v.nullable(v.picklist(paymentReasons)),
});
const startedSchema = v.strictObject({
  status: v.nullable(statusSchema),
  redirect: v.nullable(v.pipe(v.string(), v.url(), v.startsWith('https://'))),
});
const cancelledSchema = v.strictObject({ is_off: v.boolean() });

/** The provider's address and the shared signing key. */
export interface HttpProviderOptions {
  url: string;
  secret: string;
  /** The address to which its page returns a player; the payment's id is appended. */
  returnUrl: string;
  now(): Date;
  onFault(error: unknown): void;
}

/** A provider, and the function that stops its background work. */
export interface OpenProvider {
  provider: PaymentProvider;
  close(): void;
}

const started = (status: ProviderStatus | null, redirect: string | null): Started => ({
  status,
  next: redirect ? { kind: 'redirect', url: redirect } : { kind: 'wait' },
  later: [],
});

type Ask = <S extends v.GenericSchema>(path: string, schema: S, key: string, body?: unknown) => Promise<v.InferOutput<S>>;

/** Sends signed requests to the provider. Throws unless the response is a success that fits the schema. */
function signedRequests({ url, secret, now }: Pick<HttpProviderOptions, 'url' | 'secret' | 'now'>): Ask {
  return async (path, schema, key, body) => {
    const text = body === undefined ? '' : JSON.stringify(body);
    const timestamp = now().toISOString();
    const response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'x-timestamp': timestamp,
        'x-signature': hmac(secret, [timestamp, path, key, text].join('\n')),
      },
      ...(body !== undefined && { body: text }),
      redirect: 'error',
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the payment provider responded to ${path} with ${response.status}`);
    return v.parse(schema, await response.json());
  };
}

/**
 * A payment provider behind an HTTP API (docs/decisions/0079): POST /deposits, /deposits/{id}/cancel and /payouts, GET
 * /methods. Each request carries the payment's id as Idempotency-Key, a timestamp, and an HMAC-SHA256 over both and the
 * body. Later progress comes as signed webhooks. While its methods can't be read, none are offered.
 */
export async function openHttpProvider({ url, secret, returnUrl, now, onFault }: HttpProviderOptions): Promise<OpenProvider> {
  const ask = signedRequests({ url, secret, now });

  let offered: v.InferOutput<typeof methodsSchema> = [];
  const refresh = async () => {
    try {
      offered = await ask('/methods', methodsSchema, 'methods');
    } catch (error) {
      onFault(error);
    }
  };
  await refresh();
  const timer = setInterval(() => void refresh(), REFRESH_MS).unref();

  const provider: PaymentProvider = {
    name: 'http',
    isSandbox: false,
    methods: (currency, _subunits, action) =>
      offered
        .filter((method) => method.currency === currency && method.action === action)
        .map(({ action: _action, ...method }): OfferedMethod => method),
    tokenize: null,
    readToken: () => null,
    addressOf: () => {
      throw refuse('method_not_found');
    },
    startDeposit: async (order) => {
      const { status, redirect } = await ask('/deposits', startedSchema, order.payment, {
        ...order,
        return_url: `${returnUrl}?payment=${order.payment}`,
      });
      return started(status, redirect);
    },
    // The bank's step is on the provider's page, so no code is ever submitted here.
    isChallengePassed: async () => false,
    cancel: async ({ payment }) => (await ask(`/deposits/${payment}/cancel`, cancelledSchema, payment, {})).is_off,
    startPayout: async (order) => {
      const { status } = await ask('/payouts', startedSchema, order.payment, order);
      return started(status, null);
    },
    isTrusted,
    ...callbackSignature(secret),
    keyOf: (text) => hmac(secret, `key ${text}`).slice(0, 32),
  };
  return { provider, close: () => clearInterval(timer) };
}
