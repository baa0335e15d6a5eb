import { isValidCardExpire } from '#rules/account/fields/form-rules';
import { addressUri } from '#rules/cashbox/amounts/crypto';
import { callbackSignature } from '../callback-signature';
import { isTrusted } from '../fraud';
import { hmac, isSame } from '../hmac';
import type { Order, PaymentProvider, Started } from '../../../ports/payment-provider';
import { sandboxAddress } from './addresses';
import { fundingOf } from './bins';
import { partsOf, statusOf } from './cards';
import { offeredMethods } from './catalogue';
import { makeToken, readToken } from './tokens';

/** The code that the sandbox's bank accepts for 3-D Secure. */
const CHALLENGE_CODE = '1234';
const CHALLENGE_ATTEMPTS = 3;
const SETTLE_SECONDS = 60;

const waiting: Started = { status: null, next: { kind: 'wait' }, later: [] };

function startCard(secret: string, order: Order): Started {
  const parts = order.fields.token ? readToken(secret, order.fields.token) : null;
  if (!parts) return { ...waiting, status: { state: 'declined', reason: 'declined' } };
  const status = statusOf(parts.outcome);
  if (!status) return { ...waiting, next: { kind: 'challenge', attempts_left: CHALLENGE_ATTEMPTS, is_wrong: false } };
  const later = status.state === 'processing' ? [{ state: 'succeeded', reason: null, afterSeconds: SETTLE_SECONDS } as const] : [];
  return { ...waiting, status, later };
}

function startCrypto(address: string, uri: string): Started {
  return {
    ...waiting,
    next: { kind: 'address', address, uri },
    later: [
      { state: 'processing', reason: null, afterSeconds: SETTLE_SECONDS / 2 },
      { state: 'succeeded', reason: null, afterSeconds: SETTLE_SECONDS },
    ],
  };
}

/** The payout to an account number with this ending fails. */
const REFUSED_IBAN = /0002$/;

function startPayout(order: Order): Started {
  if (order.method.startsWith('crypto_')) return { ...waiting, status: { state: 'succeeded', reason: null } };
  const isRefused = REFUSED_IBAN.test(order.fields.iban?.replaceAll(' ', '') ?? '');
  const end = isRefused ? ({ state: 'declined', reason: 'payout_failed' } as const) : ({ state: 'succeeded', reason: null } as const);
  return { ...waiting, status: { state: 'processing', reason: null }, later: [{ ...end, afterSeconds: SETTLE_SECONDS }] };
}

/** The sandbox accepts typed cards itself. */
export type SandboxProvider = PaymentProvider & { tokenize: NonNullable<PaymentProvider['tokenize']> };

/**
 * A provider that moves no money. Test cards decide the outcome (see cards.ts), redirects lead to its own page, and crypto arrives
 * automatically after a minute.
 */
export function sandboxPayments(secret: string): SandboxProvider {
  const sandbox: SandboxProvider = {
    name: 'sandbox',
    isSandbox: true,
    methods: offeredMethods,
    tokenize: ({ number, expiry, holder }, now) => {
      const parts = partsOf(secret, { number, expiry, holder }, isValidCardExpire(now)(expiry) !== null);
      return { token: makeToken(secret, parts), brand: parts.brand, last_four: parts.lastFour };
    },
    readToken: (token) => {
      const parts = readToken(secret, token);
      if (!parts) return null;
      const { brand, lastFour, expires, fingerprint, bin, holder } = parts;
      const card = { brand, title: `•••• ${lastFour}`, expires: `${expires.slice(0, 2)}/${expires.slice(2)}`, fingerprint };
      return { ...card, bin, holder, funding: fundingOf(bin) };
    },
    addressOf: (player, currency) => sandboxAddress(secret, player, currency),
    startDeposit: async (order, address) => {
      if (address !== null) return startCrypto(address, addressUri(order.currency, address));
      if (order.method === 'card') return startCard(secret, order);
      return {
        ...waiting,
        next: { kind: 'redirect', url: `/provider/payments/checkout/${order.payment}?key=${sandbox.keyOf(order.payment)}` },
      };
    },
    isChallengePassed: async (_order, code) => isSame(code, CHALLENGE_CODE),
    cancel: async () => true,
    startPayout: async (order) => startPayout(order),
    isTrusted,
    ...callbackSignature(secret),
    keyOf: (text) => hmac(secret, `key ${text}`).slice(0, 32),
  };
  return sandbox;
}
