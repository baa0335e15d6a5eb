import type { Locale } from '#contract/fields/locale';
import { type Database, inTransaction, type Transaction } from '#server/database/connection';
import { writeAudit } from '#server/database/audit-store';
import { enqueue } from '#server/database/enqueue';
import { readPlayer } from '#server/database/players-store';
import type { Platform } from '#server/platform';
import { hashToken, newToken } from '#server/plugins/session';
import { refuse } from '#server/plugins/refusals';
import { readConfig } from '../../config/store';
import { audit } from '../security/audit';
import { composeMail } from '../mails/compose-mail';
import { findResetByToken, findWaitingReset, insertReset, keepCancelHash, setCancelled, takeDueReset } from './factor-reset-store';
import { linkTo } from '../sign-in/links';
import { findPlayer, PlayerProblem } from '../players/operators';
import { momentText } from '../security/security-mail-job';
import { mailSecurityNews } from '../security/security-news';
import { endAllSessions } from '../sign-in/sessions-store';
import { endTrusts } from './trusted-devices-store';
import { readFactor, switchOff } from './two-factor-store';
import type { Where } from '../sign-in/where';

const HOUR_MS = 60 * 60_000;

/** The jobs `factor_reset` and `factor_reset_mail`: which reset. */
export interface FactorResetTask {
  reset: number;
}

/**
 * Requests the reset of a lost second factor for an operator: it happens after the waiting time of the configuration
 * `account-security`, and a mail tells the player how to cancel it. Answers when. Throws PlayerProblem.
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

/** Mails the player that a reset waits, with a link that cancels it; nothing once it waits no more. */
export async function sendFactorResetMail({ database, environment, mailer }: Platform, { reset }: FactorResetTask): Promise<void> {
  const token = newToken();
  const waiting = await keepCancelHash(database, reset, hashToken(token));
  if (!waiting) return;
  const player = await readPlayer(database, waiting.player, ['email', 'first_name', 'locale', 'brand', 'time_zone']);
  const brand = environment.sites.brandOf(player.brand);
  const locale = player.locale as Locale;
  await mailer.send(
    composeMail({
      brand,
      locale,
      to: player.email,
      name: player.first_name,
      subject: 'mail.security.factor_reset_requested.subject',
      text: 'mail.security.factor_reset_requested.text',
      values: { due: momentText(locale, player.time_zone, waiting.dueAt) },
      unasked: 'mail.security.not_you',
      button: 'mail.security.factor_reset_requested.button',
      link: linkTo(environment, brand, locale, '/factor-reset', { token }),
      code: null,
      helpLink: linkTo(environment, brand, locale, '/responsible-gaming'),
    }),
  );
}

/** Carries a reset out once it is due and was not cancelled: the second factor is off, and every session ends. */
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

/** When the reset of a mailed token is due. Refuses: token_invalid, where none waits. */
export async function lookAtReset({ database }: Platform, token: string): Promise<Date> {
  const found = await findResetByToken(database, hashToken(token));
  if (!found) throw refuse('token_invalid');
  return found.dueAt;
}

/** Cancels the reset that a mailed token names, or the one of a signed-in player. Refuses: token_invalid, where none waits. */
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
