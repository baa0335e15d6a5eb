import type { Generated } from 'kysely';
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

/** The account domain's own tables; players, groups and sessions are core. */
export interface AccountTables {
  mail_secrets: MailSecretsTable;
  door_attempts: DoorAttemptsTable;
  captcha_answers: CaptchaAnswersTable;
}
