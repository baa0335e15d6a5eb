import type { WealthReason } from '#contract/fields/wealth';
import { wealthValidUntil } from '#rules/account/verification/wealth';
import { writeAudit } from '#server/database/audit-store';
import { type Database, inTransaction, type Queries } from '#server/database/connection';
import { enqueue } from '#server/database/enqueue';
import { updatePlayer } from '#server/database/players-store';
import { notify } from '#server/domains/notifications/notify';
import { emit } from '#server/realtime/emit';
import type { DocumentMailTask } from '../documents/mail-job';
import { findOne, listWaiting, lockWaiting, setDecision } from './store';

/** The answers that wait for a decision, the oldest first. */
export function listWealth(queries: Queries) {
  return listWaiting(queries);
}

/** One questionnaire with its answers; undefined if there's none. */
export function showWealth(queries: Queries, id: number) {
  return findOne(queries, id);
}

/**
 * Decides on a player's answers; approved ones are valid as long as the licence allows. The player is notified and mailed. Returns whether
 * they were waiting.
 */
export function decideWealth(
  database: Database,
  id: number,
  { by, reason, now }: { by: string; reason: WealthReason | null; now: Date },
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const waiting = await lockWaiting(transaction, id);
    if (!waiting) return false;
    const { player, licence } = waiting;
    const validUntil = reason === null ? wealthValidUntil(licence, now) : null;
    await setDecision(transaction, id, { reason, validUntil, by, now });
    if (validUntil) await updatePlayer(transaction, player, { sow_questionnaire_expires_at: validUntil });
    const state = reason === null ? 'approved' : 'rejected';
    await writeAudit(transaction, { actor: by, player_id: player, kind: `wealth_${state}`, details: { questionnaire: id, reason } });
    await emit(transaction, player, 'documents_changes', { id: '', state });
    await enqueue(transaction, 'document_mail', { player, state, about: 'wealth' } satisfies DocumentMailTask, {});
    await notify(
      transaction,
      player,
      {
        type: 'personal',
        category: 'account',
        title: `account.wealth.${state}.title`,
        text: `account.wealth.${state}.text`,
        icon: 'account',
        button: { title: 'account.document.look', path: '/profile/verification' },
      },
      now,
    );
    return true;
  });
}
