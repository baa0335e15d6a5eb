import type { ColumnType, Generated } from 'kysely';
import type { PaymentFields } from '#contract/calls/cashbox/deposits';
import type { NextStep, PaymentAction, PaymentReason, PaymentState, PaymentStep } from '#contract/fields/payment';
import type { Json, Stamp } from '#server/database/core-tables';

/** Provider calls: start a deposit, cancel one, pay out. */
export type ProviderCallKind = 'start' | 'cancel' | 'payout';

export interface PaymentTables {
  payments: PaymentsTable;
  /** Reservations of deposits in a licence's central register. */
  central_deposits: {
    reference: string;
    player_id: number;
    eur_cents: number;
    asked_at: Date;
    is_reserved: Generated<boolean>;
    payment_id: string | null;
    released_at: Date | null;
  };
  payment_steps: { id: Generated<number>; payment_id: string; step: PaymentStep; at: Stamp };
  payment_callbacks: {
    provider: string;
    event: string;
    payment_id: string;
    state: string;
    amount_cents: number;
    currency: string;
    said_at: Date;
    received_at: Stamp;
    decision: string;
  };
  payment_profiles: {
    id: string;
    player_id: number;
    provider: string;
    method: string;
    brand: string;
    title: string;
    expires: string | null;
    token: string;
    last_used_at: Stamp;
    is_default: Generated<boolean>;
    removed_at: Date | null;
  };
  crypto_addresses: { player_id: number; currency: string; address: string; created_at: Stamp };
}

export interface PaymentsTable {
  id: string;
  player_id: number;
  action: PaymentAction;
  state: ColumnType<PaymentState, PaymentState | undefined, PaymentState>;
  method: string;
  brand: string;
  provider: string;
  type: 'crypto' | 'other';
  currency: string;
  amount_cents: number;
  fee_cents: number;
  detail: string | null;
  reason: PaymentReason | null;
  fields: Json<PaymentFields>;
  recallable: boolean;
  /** Identifies the card to the fraud check; null if none is known. */
  card_fingerprint: string | null;
  /** The deposit that this payout returns (0108). */
  returns: string | null;
  /** When the payout that returns a deposit failed, and the one that operators sent in its place. */
  return_failed_at: Date | null;
  replaced_by: string | null;
  /** A payout that operators review before it goes out. */
  is_held: Generated<boolean>;
  /** When it was cancelled here, until the provider has confirmed that. */
  may_still_come: Generated<boolean>;
  /** The pending provider call, and until when somebody has claimed it. */
  asking: ProviderCallKind | null;
  asked_until: Date | null;
  next: Json<NextStep>;
  created_at: Stamp;
  changed_at: Stamp;
  finished_at: Date | null;
}
