/**
 * How a licence requires the question about a deposit limit before the first deposit: `asked`, with an optional answer; an
 * `answer` is required, which may be “no limit”; or a `limit` is required.
 */
export type DepositQuestion = 'asked' | 'answer' | 'limit';

const byLicence: Readonly<Record<string, DepositQuestion>> = {
  curacao: 'asked',
  /** GlüStV § 6c: no deposits without a monthly limit. */
  DE: 'limit',
  /** National Consumer Protection Framework: an opt-out pre-commitment. */
  AU: 'answer',
  CA: 'answer',
  EE: 'answer',
  GB: 'answer',
};

/** The question of an account's licence; the strictest for an unknown one. */
export function depositQuestionOf(licence: string | null): DepositQuestion {
  return (licence !== null && byLicence[licence]) || 'limit';
}

/** A player's answer and deposits so far. */
export interface DepositAnswers {
  hasLimit: boolean;
  hasDeclined: boolean;
  hasDeposited: boolean;
}

/** Whether the question is still open for a player. */
export function isQuestionDue(question: DepositQuestion, { hasLimit, hasDeclined, hasDeposited }: DepositAnswers): boolean {
  if (hasLimit) return false;
  if (question === 'limit') return true;
  return !hasDeclined && !(question === 'asked' && hasDeposited);
}
