import { writeAudit } from '#server/database/audit-store';
import { type Database, inTransaction, type Queries, type Transaction } from '#server/database/connection';
import { noteChat } from './chat-store';
import { deleteReports, findWritten, markRemoved, mute, readLinesForOperators } from './operators-store';

const LISTED = 100;

interface Decision {
  line: number;
  reason: string;
  /** The operator's name. */
  by: string;
  now: Date;
}

/** The hundred newest lines of all tables or of one. */
export const listLines = (queries: Queries, game?: string) => readLinesForOperators(queries, game === undefined ? {} : { game }, LISTED);

/** The reported lines that operators haven't decided about. */
export const listReported = (queries: Queries) => readLinesForOperators(queries, { isReported: true }, LISTED);

/** Takes an action on a line and audits it. Returns whether anything changed. */
function decide(
  database: Database,
  { line, reason, by }: Decision,
  kind: string,
  work: (transaction: Transaction, written: { game: string; player_id: number }) => Promise<boolean>,
  details: object = {},
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const written = await findWritten(transaction, line);
    if (!written || !(await work(transaction, written))) return false;
    await writeAudit(transaction, { actor: by, player_id: written.player_id, kind, details: { line, reason, ...details } });
    return true;
  });
}

/** Removes a line from every screen. Returns whether it was there. */
export const removeLine = (database: Database, decision: Decision) =>
  decide(database, decision, 'live_chat_line_removed', async (transaction, { game }) => {
    const isDone = await markRemoved(transaction, decision.line, decision.now);
    if (isDone) await noteChat(transaction, game);
    return isDone;
  });

/** Keeps a reported line. Returns whether it was reported. */
export const keepLine = (database: Database, decision: Decision) =>
  decide(database, decision, 'live_chat_line_kept', async (transaction) => (await deleteReports(transaction, decision.line)) > 0);

/** Mutes the writer of a line for some hours; null ends it. Returns whether the line exists. */
export const muteWriter = (database: Database, decision: Decision, hours: number) =>
  decide(
    database,
    decision,
    hours > 0 ? 'live_chat_muted' : 'live_chat_unmuted',
    async (transaction, { player_id }) => {
      await mute(transaction, player_id, hours, decision.reason, decision.now);
      return true;
    },
    hours > 0 ? { hours } : {},
  );
