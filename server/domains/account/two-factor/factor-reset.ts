import { type Database, inTransaction, type Transaction } from '#server/database/connection';
import { writeAudit } from '#server/database/audit-store';
import { enqueue } from '#server/database/enqueue';
import type { Platform } from '#server/platform';
import { hashToken, newToken } from '#server/plugins/session';
import { refuse } from '#server/plugins/refusals';
import { readConfig } from '../../config/store';
import { audit } from '../security/audit';
import { mailPlayer, readMailReader } from '../mails/mail-player';
import { findResetByToken, findWaitingReset, insertReset, keepCancelHash, setCancelled, takeDueReset } from './factor-reset-store';
import { findPlayer, PlayerProblem } from '../players/operators';
import { momentText } from '../security/security-mail-job';
import { mailSecurityNews } from '../security/security-news';
import { endAllSessions } from '../sign-in/sessions-store';
import { endTrusts } from './trusted-devices-store';
import { readFactor, switchOff } from './two-factor-store';
import type { Where } from '../sign-in/where';

const HOUR_MS = 60 * 60_000;

/** The jobs `factor_reset` and `factor_reset_mail`: the reset's id. */
export interface FactorResetTask {
  reset: number;
}

/**
 * Requests the reset of a lost second factor for an operator: it happens after the waiting time of the configuration `account-security`,
 * and a mail says how to cancel it. Returns when. Throws PlayerProblem.
 */
export async function requestFactorReset(
  database: Database,
  { email, reason, by, now }: { email: string; reason: string; by: string; now: Date },
): Promise<Date> {
  if (reason.trim() === '') throw new PlayerProblem('A reason is required: it is recorded.');
  return inTransaction(database, async (transaction) => {
    const { id: player } = await findPlayer(transaction, email);
    const { two_factor_enabled: isOn } = await readFactor(transaction, player);
    if (!isOn) throw new PlayerProblem(`Two-factor authentication of ${email} is off.`);
    const { factor_reset_hours: hours } = await readConfig(transaction, 'account-security');
    const dueAt = new Date(now.getTime() + hours * HOUR_MS);
    const reset = await insertReset(transaction, player, now, dueAt);
    if (reset === undefined) throw new PlayerProblem(`A reset for ${email} is waiting already.`);
    await writeAudit(transaction, { actor: by, player_id: player, kind: 'factor_reset_requested', details: { reason, due_at: dueAt } });
    await enqueue(transaction, 'factor_reset_mail', { reset } satisfies FactorResetTask);
    await enqueue(transaction, 'factor_reset', { reset } satisfies FactorResetTask, { runAt: dueAt });
    return dueAt;
  });
}

/** Mails the player that a reset is pending, with a link that cancels it; nothing if it's no longer pending. */
export async function sendFactorResetMail(platform: Platform, { reset }: FactorResetTask): Promise<void> {
  const token = newToken();
  const waiting = await keepCancelHash(platform.database, reset, hashToken(token));
  if (!waiting) return;
  const reader = await readMailReader(platform, waiting.player);
  await mailPlayer(platform, reader, {
    subject: 'mail.security.factor_reset_requested.subject',
    text: 'mail.security.factor_reset_requested.text',
    values: { due: momentText(reader.locale, reader.timeZone, waiting.dueAt) },
    unasked: 'mail.security.not_you',
    button: 'mail.security.factor_reset_requested.button',
    path: '/factor-reset',
    query: { token },
  });
}

/** Performs a due reset that wasn't cancelled: the second factor is turned off, and every session ends. */
export async function carryOutFactorReset({ database, clock }: Platform, { reset }: FactorResetTask): Promise<void> {
  const now = clock.now();
  await inTransaction(database, async (transaction) => {
    const due = await takeDueReset(transaction, reset, now);
    if (!due) return;
    const { player } = due;
    await switchOff(transaction, player);
    await endTrusts(transaction, player, {}, now);
    await endAllSessions(transaction, player);
    await audit(transaction, player, 'factor_reset_done');
    await mailSecurityNews(transaction, { player, kind: 'factor_reset_done' }, now);
  });
}

/** When the reset of a mailed token is due. Refuses: token_invalid, if none is pending. */
export async function checkReset({ database }: Platform, token: string): Promise<Date> {
  const found = await findResetByToken(database, hashToken(token));
  if (!found) throw refuse('token_invalid');
  return found.dueAt;
}

/** Cancels the reset of a mailed token, or of a signed-in player. Refuses: token_invalid, if none is pending. */
export async function cancelReset(
  transaction: Transaction,
  named: { token: string } | { player: number },
  where: Where,
  now: Date,
): Promise<void> {
  const found =
    'token' in named ? await findResetByToken(transaction, hashToken(named.token)) : await findWaitingReset(transaction, named.player);
  if (!found || !(await setCancelled(transaction, found.id, now))) throw refuse('token_invalid');
  const player = 'player' in named ? named.player : (found as { player: number }).player;
  await audit(transaction, player, 'factor_reset_cancelled', where);
}
