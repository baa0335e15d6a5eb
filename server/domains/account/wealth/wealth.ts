import type { WealthAnswers } from '#contract/fields/wealth';
import type { Queries, Transaction } from '#server/database/connection';
import { takeTurn } from '#server/database/player-lock';
import { refuse } from '#server/plugins/refusals';
import { emit } from '#server/realtime/emit';
import { audit } from '../security/audit';
import { findLatest, insertAnswers } from './store';

/** The state of a player's latest answers. */
export async function readWealth(queries: Queries, player: number) {
  const found = await findLatest(queries, player);
  if (!found) return { latest: null };
  const { state, reason, sentAt, validUntil } = found;
  return { latest: { state, reason, sent_at: sentAt.toISOString(), valid_until: validUntil?.toISOString() ?? null } };
}

/** Stores a player's answers for an operator's decision. Refuses: wealth_in_review. */
export async function sendWealth(transaction: Transaction, player: number, answers: WealthAnswers, now: Date) {
  await takeTurn(transaction, player);
  if ((await findLatest(transaction, player))?.state === 'waiting') throw refuse('wealth_in_review');
  await insertAnswers(transaction, player, answers, now);
  await audit(transaction, player, 'wealth_sent');
  await emit(transaction, player, 'documents_changes', { id: '', state: 'waiting' });
  return readWealth(transaction, player);
}
