import { createHash, timingSafeEqual } from 'node:crypto';
import { PHONE_CODE_ATTEMPTS, phoneChangeTimes, phoneDigits } from '#rules/account/sign-in/phone-change';
import type { Queries, Transaction } from '#server/database/connection';
import { enqueue } from '#server/database/enqueue';
import { takeTurn } from '#server/database/player-lock';
import { readPlayer } from '#server/database/players-store';
import type { Platform } from '#server/platform';
import { refuse } from '#server/plugins/refusals';
import { hashToken, type Session } from '#server/plugins/session';
import { audit } from '../security/audit';
import { recordAttempt } from '../sign-in/attempts-store';
import { endAllSessions } from '../sign-in/sessions-store';
import type { Where } from '../sign-in/where';
import { endTrusts } from '../two-factor/trusted-devices-store';
import { requireFresh } from '../two-factor/two-factor';
import * as store from './phone-store';

/** The jobs `phone_code` and `phone_notice`: which change. */
export interface PhoneChangeTask {
  change: number;
}

/** The hash of six digits; the salt makes equal digits of two players differ. */
export function hashPhoneCode(salt: Buffer, code: string): Buffer {
  return createHash('sha256').update(salt).update(code).digest();
}

/** Whether the player's number is confirmed, and which one waits. */
export async function readPhone(queries: Queries, player: number, now: Date) {
  const { phone_confirmed_at: confirmedAt } = await readPlayer(queries, player, ['phone_confirmed_at']);
  const waiting = await store.findWaitingPhone(queries, player, now);
  return {
    is_confirmed: confirmedAt !== null,
    pending: waiting
      ? { phone: waiting.newPhone, requested_at: waiting.requestedAt.toISOString(), expires_at: waiting.expiresAt.toISOString() }
      : null,
  };
}

/** Counts a request of a session's player, before it's judged: each costs a message. Refuses: reauthentication_required, rate_limited. */
export async function spendPhoneRequest({ database, clock, environment }: Platform, session: Session): Promise<void> {
  requireFresh(session, clock.now());
  if (!environment.rateLimits) return;
  const waitMs = await recordAttempt(database, 'phone_change.account', String(session.player), clock.now());
  if (waitMs > 0) throw refuse('rate_limited', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

/** Sends a code to a number, in place of one that waits. */
export async function requestPhone(
  transaction: Transaction,
  { player, phone, where }: { player: number; phone: string; where: Where },
  now: Date,
) {
  await takeTurn(transaction, player);
  const { mobile_phone: before } = await readPlayer(transaction, player, ['mobile_phone']);
  await store.cancelWaitingPhone(transaction, player, now);
  const { expiresAt, undoUntil } = phoneChangeTimes(now);
  const change = await store.insertPhoneChange(transaction, {
    player_id: player,
    old_phone: before,
    new_phone: phone,
    requested_at: now,
    expires_at: expiresAt,
    undo_until: undoUntil,
  });
  await audit(transaction, player, 'phone_change_requested', where);
  await enqueue(transaction, 'phone_code', { change } satisfies PhoneChangeTask);
  return readPhone(transaction, player, now);
}

/** Cancels the number that waits; nothing if none does. */
export async function cancelPhone(transaction: Transaction, player: number, now: Date) {
  await store.cancelWaitingPhone(transaction, player, now);
  return readPhone(transaction, player, now);
}

function isCodeOf({ codeSalt, codeHash }: { codeSalt: Buffer | null; codeHash: Buffer | null }, code: string): boolean {
  return codeSalt !== null && codeHash !== null && timingSafeEqual(codeHash, hashPhoneCode(codeSalt, code));
}

/** The change that six digits confirm; each try counts first. Refuses: token_invalid, token_expired. */
export async function phoneOfCode({ database, clock }: Platform, player: number, code: string): Promise<number> {
  const now = clock.now();
  const waiting = await store.countPhoneTry(database, player, now, PHONE_CODE_ATTEMPTS);
  if (waiting && isCodeOf(waiting, code)) return waiting.id;
  if (waiting) throw refuse('token_invalid');
  // A retry whose first response was lost.
  const confirmed = await store.findConfirmedPhone(database, player, now);
  if (confirmed && isCodeOf(confirmed, code)) return confirmed.id;
  throw refuse('token_expired');
}

/** Makes a number the player's; a change is announced by mail and to the former number. A retry changes nothing. */
export async function confirmPhone(transaction: Transaction, id: number, where: Where, now: Date) {
  const change = await store.lockPhoneChange(transaction, id);
  if (change.cancelledAt) throw refuse('token_invalid');
  if (change.confirmedAt) return readPhone(transaction, change.player, now);
  await store.setPhone(transaction, change.player, change.newPhone, now);
  await store.setPhoneMoment(transaction, id, { confirmed_at: now });
  const isOther = change.oldPhone !== null && phoneDigits(change.oldPhone) !== phoneDigits(change.newPhone);
  await audit(transaction, change.player, isOther ? 'phone_changed' : 'phone_confirmed', where);
  if (isOther) await enqueue(transaction, 'phone_notice', { change: id } satisfies PhoneChangeTask);
  return readPhone(transaction, change.player, now);
}

/**
 * Takes a change back: the former number is the account's again, unconfirmed, and every session and trust ends, since whoever requested
 * the change knew the password. A retry ends them again. Refuses: token_invalid, token_expired.
 */
export async function undoPhone(transaction: Transaction, token: string, where: Where, now: Date): Promise<void> {
  const change = await store.lockPhoneByUndo(transaction, hashToken(token));
  if (!change) throw refuse('token_invalid');
  if (now >= change.undoUntil) throw refuse('token_expired');
  if (!change.cancelledAt) await store.setPhone(transaction, change.player, change.oldPhone, null);
  await store.cancelWaitingPhone(transaction, change.player, now);
  await store.setPhoneMoment(transaction, change.id, { cancelled_at: change.cancelledAt ?? now });
  await endTrusts(transaction, change.player, {}, now);
  await endAllSessions(transaction, change.player);
  await audit(transaction, change.player, 'phone_change_undone', where);
}
