import { reopeningProblem, type ReopeningProblem } from '#rules/account/closing/closing';
import { writeAudit } from '#server/database/audit-store';
import { type Database, inTransaction } from '#server/database/connection';
import { enqueue } from '#server/database/enqueue';
import { findPlayer, PlayerProblem } from '../players/operators';
import { isOnBreak } from '../sign-in/play-break-store';
import type { ClosureMailTask } from './mail-job';
import { lockClosure, setReopened } from './store';

const problems: Record<ReopeningProblem, string> = {
  erased: 'Its data has been erased.',
  excluded: 'Its player is on a break from play.',
  too_early: 'It was closed over gambling problems less than six months ago.',
};

/** Reopens a closed account for its player if the law allows it; it's audited and mailed. Throws PlayerProblem. */
export async function reopenAccount(
  database: Database,
  { email, reason, by, now }: { email: string; reason: string; by: string; now: Date },
): Promise<void> {
  if (reason.trim() === '') throw new PlayerProblem('A reason is required: it is recorded.');
  return inTransaction(database, async (transaction) => {
    const { id: player } = await findPlayer(transaction, email);
    const closure = await lockClosure(transaction, player);
    if (!closure) throw new PlayerProblem(`The account of ${email} isn't closed by its player.`);
    const problem = reopeningProblem({ ...closure, isOnBreak: await isOnBreak(transaction, player) }, now);
    if (problem) throw new PlayerProblem(`The account of ${email} can't be reopened. ${problems[problem]}`);
    await setReopened(transaction, player, closure.id, now);
    await writeAudit(transaction, { actor: by, player_id: player, kind: 'account_reopened', details: { reason } });
    await enqueue(transaction, 'closure_mail', { player, kind: 'reopened' } satisfies ClosureMailTask);
  });
}
