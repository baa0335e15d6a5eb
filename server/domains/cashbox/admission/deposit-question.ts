import type { ResponseOf } from '#contract/call';
import type { getDepositQuestion } from '#contract/calls/limits';
import { depositQuestionOf, isQuestionDue } from '#rules/limits/deposit-question';
import { dutiesOf } from '#rules/limits/duties';
import type { Queries, Transaction } from '#server/database/connection';
import { updatePlayer } from '#server/database/players-store';
import { audit } from '#server/domains/account/security/audit';
import { refuse } from '#server/plugins/refusals';
import { readDepositAnswers } from './deposit-question-store';

/** Whether a player must be asked for a deposit limit now, and whether the licence lets them decline. */
export async function depositQuestion(queries: Queries, player: number): Promise<ResponseOf<typeof getDepositQuestion>> {
  const { licence, ...answers } = await readDepositAnswers(queries, player);
  const question = depositQuestionOf(licence);
  return { is_due: isQuestionDue(question, answers), may_decline: question !== 'limit', names_benefits: dutiesOf(licence).namesBenefits };
}

/** Refuses limit_choice_required while the licence requires an answer before a deposit and the player hasn't given one. */
export async function requireLimitChoice(transaction: Transaction, player: number): Promise<void> {
  const { licence, ...answers } = await readDepositAnswers(transaction, player);
  const question = depositQuestionOf(licence);
  if (question !== 'asked' && isQuestionDue(question, answers)) throw refuse('limit_choice_required');
}

/** Records that a player wants no deposit limit. Refuses limit_choice_required if the licence doesn't allow that. */
export async function declineDepositLimit(transaction: Transaction, player: number, now: Date): Promise<void> {
  const { licence, hasDeclined } = await readDepositAnswers(transaction, player);
  if (depositQuestionOf(licence) === 'limit') throw refuse('limit_choice_required');
  if (hasDeclined) return;
  await updatePlayer(transaction, player, { deposit_limit_declined_at: now });
  await audit(transaction, player, 'deposit_limit_declined');
}
