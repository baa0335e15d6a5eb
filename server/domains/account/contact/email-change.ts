import { createHash, timingSafeEqual } from 'node:crypto';
import { EMAIL_CODE_ATTEMPTS, confirmProblem, emailChangeTimes, undoProblem } from '#rules/account/sign-in/email-change';
import { type Queries, sqlStateOf, type Transaction } from '#server/database/connection';
import { enqueue } from '#server/database/enqueue';
import { readPlayer } from '#server/database/players-store';
import type { Platform } from '#server/platform';
import { refuseFields } from '#server/plugins/field-problems';
import { refuse } from '#server/plugins/refusals';
import { hashToken, type Session } from '#server/plugins/session';
import type { Locale } from '#contract/fields/locale';
import { recordAttempt } from '../sign-in/attempts-store';
import { audit } from '../security/audit';
import { maskEmail } from '../mails/confirmation';
import { endAllSessions } from '../sign-in/sessions-store';
import { endTrusts } from '../two-factor/trusted-devices-store';
import { requireFresh } from '../two-factor/two-factor';
import { findByEmail } from '../players/users';
import type { Where } from '../sign-in/where';
import * as store from './store';

/** The job `email_change_mail`: which change, and to which address. */
export interface EmailChangeTask {
  change: number;
  to: 'new' | 'old';
}

/** The hash of a mail's six digits; it contains the link's, so that equal digits of two players differ. */
export function hashCode(tokenHash: Buffer, code: string): Buffer {
  return createHash('sha256').update(tokenHash).update(code).digest();
}

/** The change of email that waits, as its player sees it. */
export async function readPending(queries: Queries, player: number, now: Date) {
  const change = await store.findWaitingChange(queries, player, now);
  if (!change) return { pending: null };
  const { newEmail: email, requestedAt, expiresAt } = change;
  return { pending: { email, requested_at: requestedAt.toISOString(), expires_at: expiresAt.toISOString() } };
}

/** Counts a request of a session's player, before it's judged. Refuses: reauthentication_required, rate_limited. */
export async function spendRequest({ database, clock, environment }: Platform, session: Session): Promise<void> {
  requireFresh(session, clock.now());
  if (!environment.rateLimits) return;
  const waitMs = await recordAttempt(database, 'email_change.account', String(session.player), clock.now());
  if (waitMs > 0) throw refuse('rate_limited', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

const problem = (key: 'fields.email_taken' | 'fields.email_same') => ({ email: { key, values: {} } });

/** Requests a new email, in place of one that waits. Refuses: bad_input by field. */
export async function requestChange(
  transaction: Transaction,
  { player, email, locale, where }: { player: number; email: string; locale: Locale; where: Where },
  now: Date,
) {
  const before = await readPlayer(transaction, player, ['email']);
  if (before.email.toLowerCase() === email.toLowerCase()) throw refuseFields(locale, problem('fields.email_same'));
  if (await findByEmail(transaction, email)) throw refuseFields(locale, problem('fields.email_taken'));
  await store.cancelWaiting(transaction, player, now);
  const { expiresAt, undoUntil } = emailChangeTimes(now);
  const change = await store.insertChange(transaction, {
    player_id: player,
    old_email: before.email,
    new_email: email,
    requested_at: now,
    expires_at: expiresAt,
    undo_until: undoUntil,
  });
  await audit(transaction, player, 'email_change_requested', where);
  for (const to of ['new', 'old'] as const) await enqueue(transaction, 'email_change_mail', { change, to } satisfies EmailChangeTask);
  return readPending(transaction, player, now);
}

/** Cancels the change that waits; nothing if none does. */
export async function cancelChange(transaction: Transaction, player: number, where: Where, now: Date): Promise<void> {
  if (await store.cancelWaiting(transaction, player, now)) await audit(transaction, player, 'email_change_cancelled', where);
}

/** What a mailed link would do. Refuses: token_invalid, token_expired. */
export async function lookAtChange({ database, clock }: Platform, token: string) {
  const found = await store.findByToken(database, hashToken(token));
  if (!found) throw refuse('token_invalid');
  const code = found.link === 'undo' ? undoProblem(found, clock.now()) : confirmProblem(found, clock.now());
  if (code) throw refuse(code);
  return {
    link: found.link,
    old_email: maskEmail(found.oldEmail),
    new_email: maskEmail(found.newEmail),
    is_confirmed: found.confirmedAt !== null,
  };
}

/** The change that a link confirms. Refuses: token_invalid. */
export async function changeOfLink(queries: Queries, token: string, link: 'confirm' | 'undo'): Promise<number> {
  const found = await store.findByToken(queries, hashToken(token));
  if (found?.link !== link) throw refuse('token_invalid');
  return found.id;
}

/** The change that the signed-in player's six digits confirm; each try counts first. Refuses: token_invalid, token_expired. */
export async function changeOfCode({ database, clock }: Platform, player: number, code: string): Promise<number> {
  const waiting = await store.countCodeTry(database, player, clock.now(), EMAIL_CODE_ATTEMPTS);
  if (!waiting) throw refuse('token_expired');
  if (!waiting.tokenHash || !waiting.codeHash || !timingSafeEqual(waiting.codeHash, hashCode(waiting.tokenHash, code)))
    throw refuse('token_invalid');
  return waiting.id;
}

const UNIQUE_VIOLATION = '23505';

async function moveTo(transaction: Transaction, player: number, email: string, now: Date): Promise<void> {
  try {
    await store.setEmail(transaction, player, email, now);
  } catch (error) {
    // Somebody registered with the address since.
    if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error;
    throw refuse('email_taken');
  }
  await store.consumeMailSecrets(transaction, player, now);
}

/** Makes the new email the account's; a retry changes nothing. Refuses: token_invalid, token_expired, email_taken. */
export async function confirmChange(transaction: Transaction, id: number, where: Where, now: Date): Promise<void> {
  const change = await store.lockChange(transaction, id);
  if (change.confirmedAt && !change.cancelledAt) return;
  const code = confirmProblem(change, now);
  if (code) throw refuse(code);
  await moveTo(transaction, change.player, change.newEmail, now);
  await store.setMoment(transaction, id, { confirmed_at: now });
  await audit(transaction, change.player, 'email_changed', where);
}

/**
 * Takes a change back for the old address: it's the account's again, and every session and trust ends. A change that was
 * cancelled meanwhile ends them too, and so does a retry. Refuses: token_expired, email_taken.
 */
export async function undoChange(transaction: Transaction, id: number, where: Where, now: Date): Promise<void> {
  const change = await store.lockChange(transaction, id);
  const code = undoProblem({ ...change, cancelledAt: null }, now);
  if (code) throw refuse(code);
  if (change.confirmedAt && !change.cancelledAt) await moveTo(transaction, change.player, change.oldEmail, now);
  await store.cancelWaiting(transaction, change.player, now);
  await store.setMoment(transaction, id, { cancelled_at: change.cancelledAt ?? now });
  // Whoever requested the change knows the password: they're signed out wherever they are.
  await endTrusts(transaction, change.player, {}, now);
  await endAllSessions(transaction, change.player);
  await audit(transaction, change.player, 'email_change_undone', where);
}
