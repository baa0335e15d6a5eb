import type { CardParts } from '#contract/calls/cashbox/withdrawals';

/** What a fraud check is told (CASH-013). */
export interface CheckedTransaction {
  type: 'transaction' | 'payout';
  country: string | null;
  first_name: string;
  last_name: string;
  email: string;
  device_fingerprint: string;
  /** What a token does not tell is left out. */
  card: (Pick<CardParts, 'last_four'> & Partial<CardParts>) | null;
  amount_cents: number;
  currency: string;
  payment_system: string;
  custom_player_status: number | null;
}

/** The last digits of the sandbox's card of high risk. */
const RISKY_CARD = '0019';

/** Whether a transaction may go on; the sandbox's check refuses one test card and nothing else. */
export function isTrusted({ card }: CheckedTransaction): boolean {
  return card?.last_four !== RISKY_CARD;
}
