import type { WealthAnswers, WealthReason } from '#contract/fields/wealth';
import type { Queries, Transaction } from '#server/database/connection';

/** A player's latest answers about the source of wealth; null if there are none. */
export async function findLatest(queries: Queries, player: number) {
  const found = await queries
    .selectFrom('wealth_questionnaires')
    .select(['state', 'reason', 'sent_at as sentAt', 'valid_until as validUntil'])
    .where('player_id', '=', player)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}

/** Stores answers, which wait for a decision. */
export async function insertAnswers(transaction: Transaction, player: number, answers: WealthAnswers, now: Date): Promise<void> {
  await transaction
    .insertInto('wealth_questionnaires')
    .values({ player_id: player, answers: JSON.stringify(answers), sent_at: now })
    .execute();
}

/** The answers that wait for a decision, the oldest first, with their players. */
export function listWaiting(queries: Queries) {
  return queries
    .selectFrom('wealth_questionnaires')
    .innerJoin('players', 'players.id', 'wealth_questionnaires.player_id')
    .select(['wealth_questionnaires.id', 'players.email', 'wealth_questionnaires.sent_at as sentAt'])
    .where('wealth_questionnaires.state', '=', 'waiting')
    .orderBy('wealth_questionnaires.id')
    .execute();
}

/** One questionnaire with its player. */
export function findOne(queries: Queries, id: number) {
  return queries
    .selectFrom('wealth_questionnaires')
    .innerJoin('players', 'players.id', 'wealth_questionnaires.player_id')
    .select(['wealth_questionnaires.id', 'wealth_questionnaires.state', 'answers', 'players.email', 'players.id as player'])
    .where('wealth_questionnaires.id', '=', id)
    .executeTakeFirst();
}

/** The player of a waiting questionnaire, locked, and their licence; undefined if it isn't waiting. */
export function lockWaiting(transaction: Transaction, id: number) {
  return transaction
    .selectFrom('wealth_questionnaires')
    .innerJoin('players', 'players.id', 'wealth_questionnaires.player_id')
    .select(['player_id as player', 'license_name as licence'])
    .where('wealth_questionnaires.id', '=', id)
    .where('wealth_questionnaires.state', '=', 'waiting')
    .forUpdate('wealth_questionnaires')
    .executeTakeFirst();
}

/** A stored decision on answers. */
export interface WealthDecision {
  reason: WealthReason | null;
  validUntil: Date | null;
  by: string;
  now: Date;
}

/** Stores the decision on answers; without a reason they're approved. */
export async function setDecision(transaction: Transaction, id: number, { reason, validUntil, by, now }: WealthDecision): Promise<void> {
  await transaction
    .updateTable('wealth_questionnaires')
    .set({ state: reason === null ? 'approved' : 'rejected', reason, valid_until: validUntil, decided_by: by, decided_at: now })
    .where('id', '=', id)
    .execute();
}
