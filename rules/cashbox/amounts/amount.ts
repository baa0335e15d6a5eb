import type { AmountRange } from '#contract/fields/payment-method';

/** Why an amount is refused, with the bound that it breaks, in minor units. */
export type AmountProblem = { kind: 'too_small' | 'too_big' | 'not_enough_money' | 'beyond_limit'; bound_cents: number };

/** Validates an amount against a method's range (CASH-006). */
export function amountProblem(amountCents: number, range: AmountRange): AmountProblem | null {
  if (amountCents < range.min_cents) return { kind: 'too_small', bound_cents: range.min_cents };
  if (range.max_cents !== null && amountCents > range.max_cents) return { kind: 'too_big', bound_cents: range.max_cents };
  return null;
}

/** The same for a deposit, which never exceeds what the player's deposit limits leave; null without a limit (LIMIT-005). */
export function depositProblem(amountCents: number, range: AmountRange, limitCents: number | null): AmountProblem | null {
  if (limitCents !== null && amountCents > limitCents) return { kind: 'beyond_limit', bound_cents: limitCents };
  return amountProblem(amountCents, range);
}

/** The same for a withdrawal, which never exceeds the withdrawable balance (CASH-017). */
export function withdrawalProblem(amountCents: number, range: AmountRange, availableCents: number): AmountProblem | null {
  if (amountCents > availableCents) return { kind: 'not_enough_money', bound_cents: availableCents };
  return amountProblem(amountCents, range);
}

/** Units of the currency suggested for a first deposit (CASH-012). */
export const FIRST_DEPOSIT_UNITS = 50;

const chipFactors = [2, 5, 10];

/** Preset amounts: round multiples of the smallest one, inside the range. */
export function readyAmounts(range: AmountRange): number[] {
  const amounts = chipFactors.map((factor) => factor * range.min_cents);
  return amounts.filter((amount) => amountProblem(amount, range) === null);
}

/** The nearest amount that a range allows, in minor units. */
export function amountWithin(range: AmountRange, amountCents: number): number {
  return Math.min(Math.max(amountCents, range.min_cents), range.max_cents ?? Infinity);
}

interface DepositContext {
  range: AmountRange;
  /** Minor units in one unit. */
  subunits: number;
  isCrypto: boolean;
  isFirst: boolean;
  /** The amount in a link, in units; 0 for none (ROUTE-010). */
  askedUnits: number;
}

/** The initial amount of the field: the one in the link, 50 on a first deposit (CASH-012), else none. */
export function suggestedDeposit({ range, subunits, isCrypto, isFirst, askedUnits }: DepositContext): number | null {
  if (askedUnits > 0) return amountWithin(range, Math.round(askedUnits * subunits));
  if (!isFirst || isCrypto) return null;
  return amountWithin(range, FIRST_DEPOSIT_UNITS * subunits);
}
