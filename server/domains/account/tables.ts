import type { Generated } from 'kysely';
import type { ClosingReason } from '#rules/account/closing/closing';
import type { RegisterName } from '#rules/account/verification/registers';
import type { WealthAnswers, WealthReason } from '#contract/fields/wealth';
import type { ContactKind } from '#contract/fields/contact';
import type { ConsentKind } from '#rules/account/sign-up/consents';
import type { IdentityResult } from '#contract/fields/identity-result';
import type { Json, Stamp } from '#server/database/core-tables';

/** The purposes of mailed secrets. */
export type MailPurpose = 'confirm_email' | 'new_password';

export interface MailSecretsTable {
  id: Generated<number>;
  player_id: number;
  purpose: MailPurpose;
  token_hash: Buffer;
  code_hash: Buffer;
  code_attempts: Generated<number>;
  created_at: Stamp;
  expires_at: Date;
  consumed_at: Date | null;
}

export interface DoorAttemptsTable {
  door: string;
  counted: Buffer;
  attempts: number;
  since: Date;
  locked_until: Date | null;
}

export interface CaptchaAnswersTable {
  key_hash: Buffer;
  used_at: Date;
}

/** A secret that waits for its first code, with the hashes of the recovery codes that were issued with it. */
interface FactorEnrolmentsTable {
  player_id: number;
  secret: string;
  code_hashes: Buffer[];
  expires_at: Date;
}

interface RecoveryCodesTable {
  player_id: number;
  code_hash: Buffer;
  used_at: Date | null;
}

interface TrustedDevicesTable {
  id: Generated<string>;
  player_id: number;
  token_hash: Buffer;
  device_id: string | null;
  user_agent: string | null;
  country: string | null;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
}

export interface PasskeysTable {
  id: string;
  player_id: number;
  public_key: Buffer;
  counter: number;
  transports: string[];
  device_type: string;
  backed_up: boolean;
  rp_id: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

interface FactorResetsTable {
  id: Generated<number>;
  player_id: number;
  cancel_hash: Buffer | null;
  requested_at: Date;
  due_at: Date;
  cancelled_at: Date | null;
  done_at: Date | null;
}

interface ContactChangesTable {
  id: Generated<number>;
  player_id: number;
  kind: ContactKind;
  old_value: string | null;
  new_value: string;
  token_hash: Buffer | null;
  code_salt: Buffer | null;
  code_hash: Buffer | null;
  code_attempts: Generated<number>;
  undo_hash: Buffer | null;
  requested_at: Date;
  expires_at: Date;
  undo_until: Date;
  confirmed_at: Date | null;
  cancelled_at: Date | null;
}

interface RegisterAnswersTable {
  player_id: number;
  register: RegisterName;
  is_excluded: boolean;
  asked_at: Date;
}

interface AccountDoublesTable {
  id: Generated<number>;
  player_id: number;
  other_id: number;
  score: number;
  reasons: string[];
  found_at: Date;
  state: Generated<'waiting' | 'same' | 'different'>;
  decided_at: Date | null;
  decided_by: string | null;
}

interface ConsentsTable {
  id: Generated<number>;
  player_id: number;
  kind: ConsentKind;
  given: boolean;
  version: string;
  source: 'sign_up' | 'account' | 'earlier';
  at: Date;
}

interface AccountClosuresTable {
  id: Generated<number>;
  player_id: number;
  reason: ClosingReason;
  comment: string | null;
  closed_at: Date;
  is_erasure_asked: boolean;
  trim_due_at: Date;
  trimmed_at: Date | null;
  erase_due_at: Date;
  erased_at: Date | null;
  reopened_at: Date | null;
}

interface WealthQuestionnairesTable {
  id: Generated<number>;
  player_id: number;
  answers: Json<WealthAnswers>;
  state: Generated<'waiting' | 'approved' | 'rejected'>;
  reason: WealthReason | null;
  sent_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  valid_until: Date | null;
}

interface DataCopiesTable {
  id: Generated<string>;
  player_id: number;
  requested_at: Date;
  ready_at: Date | null;
  expires_at: Date;
  content: Buffer | null;
}

interface PasskeyChallengesUsedTable {
  challenge_hash: Buffer;
  used_at: Date;
}

/** The account domain's own tables; players, groups and sessions are core. */
export interface AccountTables {
  weekly_summary_choices: { player_id: number; by_mail: Generated<boolean>; by_notification: Generated<boolean> };
  weekly_summaries: { player_id: number; week: string };
  monthly_statements: { player_id: number; month: string };
  mail_secrets: MailSecretsTable;
  door_attempts: DoorAttemptsTable;
  captcha_answers: CaptchaAnswersTable;
  factor_enrolments: FactorEnrolmentsTable;
  recovery_codes: RecoveryCodesTable;
  trusted_devices: TrustedDevicesTable;
  passkeys: PasskeysTable;
  factor_resets: FactorResetsTable;
  contact_changes: ContactChangesTable;
  register_answers: RegisterAnswersTable;
  account_doubles: AccountDoublesTable;
  document_hashes: { player_id: number; hash: string; found_at: Date };
  consents: ConsentsTable;
  account_closures: AccountClosuresTable;
  identity_checks: {
    id: string;
    player_id: number;
    provider: string;
    state: Generated<'started' | IdentityResult>;
    started_at: Date;
    decided_at: Date | null;
  };
  wealth_questionnaires: WealthQuestionnairesTable;
  data_copies: DataCopiesTable;
  passkey_challenges_used: PasskeyChallengesUsedTable;
}
