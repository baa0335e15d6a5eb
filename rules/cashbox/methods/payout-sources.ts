/** A card, wallet or bank account in an account's payments. Amounts are minor units of one currency. */
export interface PayoutSource {
  method: string;
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
  const rest = ({ depositedCents, withdrawnCents }: PayoutSource) => depositedCents - withdrawnCents;
  return sources
    .filter((source) => rest(source) > 0 && payoutMethods.includes(source.method))
    .sort((one, other) => rest(other) - rest(one));
}

/** The sources that have to be paid first if a withdrawal goes elsewhere; none if it goes to one of them. */
export function sourcesBefore(open: readonly PayoutSource[], target: Pick<PayoutSource, 'method' | 'instrument'>): readonly PayoutSource[] {
  return open.some(({ method, instrument }) => method === target.method && instrument === target.instrument) ? [] : open;
}
