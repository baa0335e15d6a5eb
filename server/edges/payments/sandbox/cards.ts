import { cardDigits } from '#contract/fields/card';
import type { PaymentReason } from '#contract/fields/payment';
import { cardBrand } from '#rules/cashbox/methods/card';
import { hmac } from '../hmac';
import type { TypedCard, ProviderStatus } from '../../../ports/payment-provider';

const FINGERPRINT_LENGTH = 24;
const BIN_LENGTH = 6;

/** The behaviour of a test card. */
export const outcomes = ['ok', 'challenge', 'pending', 'cancel', 'risk', 'decline', 'funds', 'expired', 'code', 'foreign'] as const;
export type Outcome = (typeof outcomes)[number];

/** The test cards; the number decides the outcome. */
const byNumber: Record<string, Outcome> = {
  '4242424242424242': 'ok',
  '5555555555554444': 'ok',
  '378282246310005': 'ok',
  '4000056655665556': 'ok',
  '5200828282828210': 'ok',
  '4000002500003155': 'challenge',
  '4000000000000077': 'pending',
  '4000000000005126': 'cancel',
  '4100000000000019': 'risk',
  '4000000000000002': 'decline',
  '4000000000009995': 'funds',
  '4000000000000069': 'expired',
  '4000000000000127': 'code',
};

/** The outcome for a number; a real card isn't a test card and is declined. */
export function outcomeOf(number: string): Outcome {
  return byNumber[cardDigits(number)] ?? 'foreign';
}

const reasons: Partial<Record<Outcome, PaymentReason>> = {
  decline: 'declined',
  funds: 'insufficient_funds',
  expired: 'expired_card',
  code: 'wrong_security_code',
  foreign: 'test_cards_only',
  risk: 'risk',
};

/** The sandbox's immediate result for a card; null if the player has to take a step first. */
export function statusOf(outcome: Outcome): ProviderStatus | null {
  if (outcome === 'ok') return { state: 'succeeded', reason: null };
  if (outcome === 'pending') return { state: 'processing', reason: null };
  if (outcome === 'cancel') return { state: 'canceled', reason: 'canceled_by_player' };
  if (outcome === 'challenge') return null;
  return { state: 'declined', reason: reasons[outcome] ?? 'declined' };
}

/** The parts of a token: of a number only its brand, its last four digits and a fingerprint. */
export interface TokenParts {
  outcome: Outcome;
  brand: string;
  lastFour: string;
  /** MMYY. */
  expires: string;
  fingerprint: string;
  /** The first six digits; null in tokens from before they were kept. */
  bin: string | null;
  /** The holder as typed; null in tokens from before it was kept. */
  holder: string | null;
}

/** A typed card's token data; with an expiry in the past, any number counts as expired. */
export function partsOf(secret: string, { number, expiry, holder }: Omit<TypedCard, 'security_code'>, isPast: boolean): TokenParts {
  const digits = cardDigits(number);
  return {
    outcome: isPast ? 'expired' : outcomeOf(digits),
    brand: cardBrand(digits),
    lastFour: digits.slice(-4),
    expires: expiry.replace('/', ''),
    fingerprint: hmac(secret, `card ${digits}`).slice(0, FINGERPRINT_LENGTH),
    bin: digits.slice(0, BIN_LENGTH),
    holder,
  };
}
