import type { PaymentAction } from '#contract/fields/payment';
import type { Fee } from '#contract/fields/payment-method';

/** The fee of an amount in minor units; fractions are rounded up. */
export function feeOf(fee: Fee, amountCents: number): number {
  const parts = BigInt(amountCents) * BigInt(fee.basis_points);
  return Number((parts + 9_999n) / 10_000n) + fee.fixed_cents;
}

/** The amount sent to or from the provider: a deposit's fee is added, a payout's is deducted. Never below zero. */
export function withFee(action: PaymentAction, amountCents: number, feeCents: number): number {
  return action === 'deposit' ? amountCents + feeCents : Math.max(0, amountCents - feeCents);
}

/** The charge of a deposit: the amount credited to the account plus the fee. */
export function totalToPay(fee: Fee, amountCents: number): number {
  return withFee('deposit', amountCents, feeOf(fee, amountCents));
}

/** The sum of a payout: the amount debited from the account minus the fee. Never below zero. */
export function payoutOf(fee: Fee, amountCents: number): number {
  return withFee('cashout', amountCents, feeOf(fee, amountCents));
}
