import type { PaymentAction } from '#contract/fields/payment';
import type { Fee } from '#contract/fields/payment-method';

/** The fee of an amount in minor units; a part of one is rounded up. */
export function feeOf(fee: Fee, amountCents: number): number {
  const parts = BigInt(amountCents) * BigInt(fee.basis_points);
  return Number((parts + 9_999n) / 10_000n) + fee.fixed_cents;
}

/** What moves at the provider: a deposit's fee comes on top, a payout's is kept from it. Never below zero. */
export function withFee(action: PaymentAction, amountCents: number, feeCents: number): number {
  return action === 'deposit' ? amountCents + feeCents : Math.max(0, amountCents - feeCents);
}

/** What a deposit costs: the account gets the amount, the fee comes on top. */
export function totalToPay(fee: Fee, amountCents: number): number {
  return withFee('deposit', amountCents, feeOf(fee, amountCents));
}

/** What a payout brings: the account gives the amount, the fee is kept from it. Never below zero. */
export function payoutOf(fee: Fee, amountCents: number): number {
  return withFee('cashout', amountCents, feeOf(fee, amountCents));
}
