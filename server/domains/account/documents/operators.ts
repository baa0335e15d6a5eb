import type { RejectReason } from '#contract/fields/document';
import type { DocumentNumber } from '#rules/account/matching/document-numbers';
import { provenBy } from '#rules/account/verification/documents';
import { writeAudit } from '#server/database/audit-store';
import { updatePlayer } from '#server/database/players-store';
import { inTransaction, type Queries, type Transaction } from '#server/database/connection';
import { enqueue } from '#server/database/enqueue';
import { takeTurn } from '#server/database/player-lock';
import { notify } from '#server/domains/notifications/notify';
import type { Platform } from '#server/platform';
import { emit } from '#server/realtime/emit';
import { noteDocument } from '../matching/document-doubles';
import { PlayerProblem } from '../players/operators';
import { readContents, removeContents } from './contents-store';
import { removeCopies, writeCopy } from './files';
import type { DocumentMailTask } from './mail-job';
import { setDecision, findWaiting, findDocument, filesOf, approvedKinds, lockWaiting } from './store';

const YEAR_MS = 365 * 24 * 60 * 60_000;

/** The documents waiting for a decision, oldest first. */
export function listWaiting(queries: Queries) {
  return findWaiting(queries);
}

/** One document with the paths of copies of its files, for the operator; null if there is none. */
export async function showDocument({ database, environment }: Pick<Platform, 'database' | 'environment'>, id: string) {
  const document = await findDocument(database, id);
  if (!document) return null;
  const files = await filesOf(database, id);
  const copies = files.map(async (file) => ({
    ...file,
    path: await writeCopy(environment, id, file.side, await readContents(database, id, file.side)),
  }));
  return { ...document, files: await Promise.all(copies) };
}

/** Updates the player's verification marks from all documents approved so far. */
async function mark(transaction: Transaction, player: number, now: Date): Promise<void> {
  // Locked, because two concurrent approvals would each see only their own.
  await takeTurn(transaction, player);
  const rows = await approvedKinds(transaction, player);
  const proven = provenBy(rows.map(({ kind }) => kind));
  const funds = proven.funds ? { sow_questionnaire_expires_at: new Date(now.getTime() + YEAR_MS) } : {};
  const marks = { ...(proven.identity && { sumsub_verified: true }), ...(proven.verified && { verified: true }), ...funds };
  if (Object.keys(marks).length > 0) await updatePlayer(transaction, player, marks);
}

export interface Decision {
  by: string;
  /** Null if it's approved. */
  reason: RejectReason | null;
  /** The last day on which an approved document counts, YYYY-MM-DD; without it, there's no end. */
  validUntil?: string | null;
  /** The issuing country and number of an approved identity document; other accounts with it are found and held (0131). */
  number?: DocumentNumber | null;
  now: Date;
}

/** The result of a decision: the email addresses of other accounts with the same document. */
export interface Decided {
  others: readonly string[];
}

/** The other accounts with the number of an approved document. Throws PlayerProblem for an impossible number. */
async function compareNumber(transaction: Transaction, player: number, number: DocumentNumber | null, now: Date) {
  const others = number ? await noteDocument(transaction, player, number, now) : [];
  if (others === null)
    throw new PlayerProblem('That can’t be the number of a document: a country such as DE, and 5 to 24 letters and digits.');
  return others;
}

/**
 * Decides a waiting document: the player is notified, and a rejected one's contents are deleted. Returns null if none waited. Throws
 * PlayerProblem.
 */
export async function decide(
  { database, environment }: Pick<Platform, 'database' | 'environment'>,
  id: string,
  { by, reason, validUntil = null, number = null, now }: Decision,
): Promise<Decided | null> {
  const decided = await inTransaction(database, async (transaction) => {
    const waiting = await lockWaiting(transaction, id);
    if (!waiting) return null;
    const state = reason === null ? 'approved' : 'rejected';
    const player = waiting.player_id;
    await setDecision(transaction, id, { state, reason, validUntil, by, now });
    if (state === 'approved') await mark(transaction, player, now);
    else await removeContents(transaction, id);
    const others = state === 'approved' ? await compareNumber(transaction, player, number, now) : [];
    const details = { document: id, reason, valid_until: validUntil };
    await writeAudit(transaction, { actor: by, player_id: player, kind: `document_${state}`, details });
    await emit(transaction, player, 'documents_changes', { id, state });
    await enqueue(transaction, 'document_mail', { player, state } satisfies DocumentMailTask, {});
    await notify(
      transaction,
      player,
      {
        type: 'personal',
        category: 'account',
        title: `account.document.${state}.title`,
        text: `account.document.${state}.text`,
        icon: 'account',
        button: { title: 'account.document.look', path: '/profile/verification' },
      },
      now,
    );
    return { others };
  });
  if (decided) await removeCopies(environment, id);
  return decided;
}
