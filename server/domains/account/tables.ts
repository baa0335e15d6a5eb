import type { Generated } from 'kysely';
import type { ConsentKind } from '#rules/account/sign-up/consents';
import type { Stamp } from '#server/database/core-tables';

/** What a mailed secret is for. */
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

interface EmailChangesTable {
  id: Generated<number>;
  player_id: number;
  old_email: string;
  new_email: string;
  token_hash: Buffer | null;
  code_hash: Buffer | null;
  code_attempts: Generated<number>;
  undo_hash: Buffer | null;
  requested_at: Date;
  expires_at: Date;
  undo_until: Date;
  confirmed_at: Date | null;
  cancelled_at: Date | null;
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

interface PasskeyChallengesUsedTable {
  challenge_hash: Buffer;
  used_at: Date;
}

/** The account domain's own tables; players, groups and sessions are core. */
export interface AccountTables {
  weekly_summary_choices: { player_id: number; by_mail: Generated<boolean>; by_notification: Generated<boolean> };
  weekly_summaries: { player_id: number; week: string };
  mail_secrets: MailSecretsTable;
  door_attempts: DoorAttemptsTable;
  captcha_answers: CaptchaAnswersTable;
  factor_enrolments: FactorEnrolmentsTable;
  recovery_codes: RecoveryCodesTable;
  trusted_devices: TrustedDevicesTable;
  passkeys: PasskeysTable;
  factor_resets: FactorResetsTable;
  email_changes: EmailChangesTable;
  consents: ConsentsTable;
  passkey_challenges_used: PasskeyChallengesUsedTable;
}
