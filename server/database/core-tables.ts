import type { ColumnType, Generated } from 'kysely';
import type { SessionEnd } from '#rules/account/session/session-end';

/** A timestamp that the database fills in. */
export type Stamp = ColumnType<Date, Date | undefined, Date>;

/** JSON: objects when read, text when written (the driver would send an array as an SQL array). */
export type Json<T> = ColumnType<T, string, string>;

export interface CoreTables {
  players: PlayersTable;
  player_groups: { player_id: number; group_id: number; added_at: Stamp };
  sessions: SessionsTable;
  idempotency_keys: IdempotencyKeysTable;
  player_events: { player_id: number; seq: number; kind: string; payload: Json<unknown>; at: Stamp };
  audit_log: AuditLogTable;
  settings: { key: string; value: Json<unknown>; changed_at: Stamp };
}

export interface PlayersTable {
  id: Generated<number>;
  email: string;
  password_hash: string | null;
  nickname: string | null;
  first_name: string | null;
  last_name: string | null;
  gender: string | null;
  /** YYYY-MM-DD. */
  date_of_birth: string | null;
  country: string | null;
  city: string | null;
  address: string | null;
  postal_code: string | null;
  state: string | null;
  mobile_phone: string | null;
  phone_confirmed_at: Generated<Date | null>;
  /** Null until the player chooses. */
  reality_check_minutes: Generated<15 | 30 | 60 | null>;
  reality_checked_at: Generated<Date | null>;
  deposit_limit_declined_at: Generated<Date | null>;
  profession: string | null;
  /** A national identification code of 11 characters, in markets that require it. */
  personal_id: string | null;
  currency: Generated<string>;
  language: Generated<string>;
  locale: Generated<string>;
  time_zone: Generated<string>;
  brand: Generated<string>;
  license_name: string | null;
  limits_reviewed_at: Generated<Date | null>;
  status: Generated<'active' | 'locked' | 'closed'>;
  receive_promos: Generated<boolean>;
  receive_sms_promos: Generated<boolean>;
  receive_phone_promos: Generated<boolean>;
  receive_post_promos: Generated<boolean>;
  deposit_bonus_code: string | null;
  can_issue_bonuses: Generated<boolean>;
  autoregistered: Generated<boolean>;
  verified: Generated<boolean>;
  sumsub_verified: Generated<boolean>;
  sow_questionnaire_expires_at: Date | null;
  two_factor_enabled: Generated<boolean>;
  two_factor_secret: string | null;
  two_factor_last_step: number | null;
  terms_accepted_at: Date | null;
  /** The last accepted version of terms and privacy policy. */
  terms_version: Generated<string>;
  confirmed_at: Date | null;
  stag: string | null;
  affb: string | null;
  event_seq: Generated<number>;
  created_at: Stamp;
  current_sign_in_at: Date | null;
}

export interface SessionsTable {
  token_hash: Buffer;
  player_id: number;
  device_id: string | null;
  epoch: string;
  user_agent: string | null;
  address: string | null;
  country: string | null;
  created_at: Stamp;
  authenticated_at: Stamp;
  last_seen_at: Stamp;
  acted_at: Stamp;
  expires_at: Stamp;
  revoked_at: Date | null;
  ended_by: Generated<SessionEnd | null>;
}

export interface IdempotencyKeysTable {
  scope: string;
  key: string;
  call: string;
  body_hash: Buffer;
  status: number | null;
  answer: ColumnType<unknown, string | null, string | null>;
  created_at: Stamp;
}

export interface AuditLogTable {
  id: Generated<number>;
  at: Stamp;
  actor: string;
  player_id: number | null;
  kind: string;
  details: ColumnType<unknown, string | undefined, never>;
}
