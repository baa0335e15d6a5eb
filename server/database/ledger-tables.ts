import type { LimitPeriod, LimitType } from '#contract/fields/limit';
import type { Generated } from 'kysely';
import type { Json, Stamp } from './core-tables';

export interface LedgerTables {
  currency_rates: { currency: string; subunits: number; eur_rate: string; changed_at: Stamp };
  accounts: AccountsTable;
  transfers: TransfersTable;
  entries: EntriesTable;
  user_limits: UserLimitsTable;
  active_limits: ActiveLimitsView;
  usage_hours: UsageHoursTable;
  withdrawal_holds: WithdrawalHoldsTable;
  rounds: RoundsTable;
  comp_points: CompPointsTable;
  bet_totals: BetTotalsTable;
  jackpot_levels: JackpotLevelsTable;
}

export interface AccountsTable {
  id: Generated<number>;
  player_id: number | null;
  currency: string;
  kind: 'real' | 'bonus' | 'pending_withdrawal' | 'house' | 'payments' | 'jackpot' | 'rounding';
  name: Generated<string>;
  shard: Generated<number>;
  balance: Generated<number>;
  fraction: Generated<number>;
}

export interface TransfersTable {
  id: Generated<number>;
  kind: string;
  reference: string;
  player_id: number | null;
  at: Stamp;
  reverses: number | null;
}

export interface EntriesTable {
  id: Generated<number>;
  transfer_id: number;
  account_id: number;
  amount: number;
  balance_after: number;
}

export interface UserLimitsTable {
  id: Generated<number>;
  player_id: number;
  type: LimitType;
  period: LimitPeriod;
  currency: string | null;
  amount_cents: number | null;
  minutes: number | null;
  active_from: Stamp;
  active_until: Date | null;
  pending_amount_cents: number | null;
  pending_minutes: number | null;
  pending_removal: Generated<boolean>;
  pending_from: Date | null;
  confirm_token_hash: Buffer | null;
  confirmed_at: Date | null;
  created_at: Stamp;
}

/** The limits in effect now, including confirmed changes that are due. */
export type ActiveLimitsView = Pick<
  UserLimitsTable,
  'player_id' | 'type' | 'period' | 'currency' | 'amount_cents' | 'minutes' | 'active_from' | 'active_until'
> & { id: number };

export interface UsageHoursTable {
  player_id: number;
  currency: string;
  hour: Date;
  wagered: Generated<number>;
  won: Generated<number>;
  deposited: Generated<number>;
  played_ms: Generated<number>;
}

export interface WithdrawalHoldsTable {
  reference: string;
  player_id: number;
  currency: string;
  amount: number;
  state: Generated<'held' | 'recalled' | 'paid'>;
  /** The fee that the house kept of a payout. */
  fee: Generated<number>;
  created_at: Stamp;
  ended_at: Date | null;
}

export interface RoundsTable {
  id: string;
  player_id: number;
  session_id: string;
  game_identifier: string;
  currency: string;
  stake: number;
  stake_bonus: Generated<number>;
  win: number;
  outcome: Json<unknown>;
  state: Generated<'open' | 'settled' | 'rolled_back'>;
  /** The gift that the stake counts towards, or the gift of the free spin. */
  gift_id: string | null;
  is_free: Generated<boolean>;
  placed_at: Stamp;
  ended_at: Date | null;
  /** The balance after the round was settled; null for a free spin and for very old rounds. */
  balance_after: number | null;
}

export interface CompPointsTable {
  player_id: number;
  chargeable: Generated<number>;
  persistent: Generated<number>;
  remainder_eur_cents: Generated<number>;
}

export interface BetTotalsTable {
  player_id: number;
  kind: string;
  key: string;
  starts_at: Stamp;
  ends_at: Stamp;
  games: string[] | null;
  counted_from: Stamp;
  bets: Generated<number>;
}

export interface JackpotLevelsTable {
  jackpot: string;
  level: string;
  name: string;
  seed_eur_cents: Generated<number>;
  contribution_ppm: number;
}
