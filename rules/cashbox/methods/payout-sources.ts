import type { PayoutOrder } from '#contract/calls/cashbox/withdrawals';

/** A card, wallet or bank account in an account's payments. Amounts are minor units of one currency. */
export interface PayoutSource {
  method: string;
  brand: string;
  /** Identifies an instrument of a method: a card's fingerprint, a wallet's email. */
  instrument: string;
  /** How a person recognises it. */
  title: string | null;
  depositedCents: number;
  withdrawnCents: number;
}

/**
 * The sources that withdrawals go to first: their deposits exceed their payouts, and their method can pay out. The
 * largest remainder first.
 */
export function openSources(sources: readonly PayoutSource[], payoutMethods: readonly string[]): PayoutSource[] {
  return sources
    .filter((source) => restCents(source) > 0 && payoutMethods.includes(source.method))
    .sort((one, other) => restCents(other) - restCents(one));
}

/** What a source's deposits exceed its payouts by, in minor units. */
export const restCents = ({ depositedCents, withdrawnCents }: PayoutSource): number => depositedCents - withdrawnCents;

/** The sources that have to be paid first if a withdrawal goes elsewhere; none if it goes to one of them. */
export function sourcesBefore(open: readonly PayoutSource[], target: Pick<PayoutSource, 'method' | 'instrument'>): readonly PayoutSource[] {
  return open.some(({ method, instrument }) => method === target.method && instrument === target.instrument) ? [] : open;
}

/** Why a method can't be withdrawn to now: another card or wallet comes first, or nothing was deposited by it. */
export type PayoutBlock = 'source_first' | 'not_paid_in';

/** Why a withdrawal to a method, or to one of its saved profiles, would be refused; null if it wouldn't, as far as the order says. */
export function payoutBlock({ first, unproven }: PayoutOrder, method: string, profile: string | null): PayoutBlock | null {
  if (first.length === 0) return unproven.includes(method) ? 'not_paid_in' : null;
  const own = first.filter((source) => source.method === method);
  const isOpen = profile === null ? own.length > 0 : own.some(({ profiles }) => profiles.includes(profile));
  return isOpen ? null : 'source_first';
}
